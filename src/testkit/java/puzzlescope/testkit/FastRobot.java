package puzzlescope.testkit;

import java.util.List;
import java.util.concurrent.Callable;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.impl.BaseRobotImpl;
import org.testfx.robot.impl.KeyboardRobotImpl;
import org.testfx.robot.impl.MouseRobotImpl;
import org.testfx.service.query.PointQuery;

/**
 * TestFX's robot without its strolling and lingering: it is where it points to at once, and what it does is followed by two
 * frames in place of a fixed time.
 */
public final class FastRobot extends FxRobot {

    private static final int DOUBLE = 2;

    // One for all: the headless platform's robots hold the window that they last worked at, and windows their robot.
    private static final BaseRobot BASE = new BaseRobotImpl();
    private static final MouseRobot MOUSE = new MouseRobotImpl(BASE);
    private static final KeyboardRobot KEYBOARD = new KeyboardRobotImpl(BASE);

    /** Waits until what is shown has been laid out and drawn. */
    public void frame() {
        var shown = FxThreadCall.now(() -> List.copyOf(Window.getWindows()));
        if (!shown.isEmpty()) {
            // The first pulse lays out, the second draws.
            var scene = shown.getFirst().getScene();
            FxThreadCall.makeFrame(scene);
            FxThreadCall.makeFrame(scene);
        }
    }

    @Override
    public FastRobot interact(Runnable action) {
        FxThreadCall.run(action);
        frame();
        return this;
    }

    @Override
    public <T> FastRobot interact(Callable<T> action) {
        FxThreadCall.now(action);
        frame();
        return this;
    }

    /** Points there. */
    public void move(Point2D point) {
        BASE.moveMouse(point);
        frame();
    }

    @Override
    public FastRobot moveTo(PointQuery point, Motion motion) {
        move(point.query());
        return this;
    }

    @Override
    public FastRobot press(MouseButton... buttons) {
        MOUSE.pressNoWait(buttons);
        frame();
        return this;
    }

    @Override
    public FastRobot release(MouseButton... buttons) {
        MOUSE.releaseNoWait(buttons);
        frame();
        return this;
    }

    @Override
    public FastRobot clickOn(MouseButton... buttons) {
        MOUSE.pressNoWait(buttons);
        return release(buttons);
    }

    @Override
    public FastRobot clickOn(PointQuery point, Motion motion, MouseButton... buttons) {
        return moveTo(point, motion).clickOn(buttons);
    }

    /** Scrolls what a selector or a text finds into sight and clicks in its middle; fails if it cannot be seen. */
    @Override
    public FastRobot clickOn(String query, Motion motion, MouseButton... buttons) {
        move(NodeInSight.middle(FxThreadCall.now(() -> visible(query))));
        return clickOn(buttons.length == 0 ? new MouseButton[] {MouseButton.PRIMARY} : buttons);
    }

    private Node visible(String query) {
        return lookup(query).queryAll().stream()
                .filter(NodeInSight::isShown)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing visible is found by " + query));
    }

    @Override
    public FastRobot doubleClickOn(PointQuery point, Motion motion, MouseButton... buttons) {
        moveTo(point, motion);
        for (int click = 0; click < DOUBLE; click++) {
            clickOn(buttons);
        }
        return this;
    }

    @Override
    public FastRobot drag(PointQuery point, MouseButton... buttons) {
        return moveTo(point, Motion.DIRECT).press(buttons);
    }

    @Override
    public FastRobot dropTo(PointQuery point) {
        return moveTo(point, Motion.DIRECT).release(MouseButton.PRIMARY);
    }

    @Override
    public FastRobot press(KeyCode... keys) {
        KEYBOARD.pressNoWait(keys);
        frame();
        return this;
    }

    @Override
    public FastRobot release(KeyCode... keys) {
        KEYBOARD.releaseNoWait(keys);
        frame();
        return this;
    }

    /** Presses keys together. */
    @Override
    public FastRobot push(KeyCode... keys) {
        KEYBOARD.pressNoWait(keys);
        KEYBOARD.releaseNoWait(List.of(keys).reversed().toArray(KeyCode[]::new));
        frame();
        return this;
    }

    /** Presses keys one after the other. */
    @Override
    public FastRobot type(KeyCode... keys) {
        for (var key : keys) {
            push(key);
        }
        return this;
    }

    /** Types characters. */
    @Override
    public FastRobot write(String text) {
        var scene = focused();
        text.chars().forEach(character -> BASE.typeKeyboard(scene, KeyCode.UNDEFINED, Character.toString(character)));
        frame();
        return this;
    }

    private static Scene focused() {
        return FxThreadCall.now(() -> Window.getWindows().stream()
                .filter(Window::isFocused)
                .findFirst()
                .orElseThrow()
                .getScene());
    }

    /** Lets go of whatever a test that failed has left pressed. */
    public void letGo() {
        MOUSE.releaseNoWait();
        KEYBOARD.releaseNoWait();
    }
}
