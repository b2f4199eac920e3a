package puzzlescope.testkit;

import com.sun.javafx.tk.Toolkit;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;

/** Asks the FX thread and waits for the answer; what fails there fails here. */
public final class FxThreadCall {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private FxThreadCall() {}

    /** Looks at something; at once on the FX thread itself, which would wait for itself in vain. */
    public static <T> T now(Callable<T> look) {
        return answer(done -> {
            if (Platform.isFxApplicationThread()) {
                ask(look, done);
            } else {
                Platform.runLater(() -> ask(look, done));
            }
        });
    }

    /** Does something. */
    public static void run(Runnable action) {
        now(() -> {
            action.run();
            return null;
        });
    }

    /** Looks at something when the next frame of a scene has been made. */
    public static <T> T afterFrame(Scene scene, Callable<T> look) {
        return answer(done -> Platform.runLater(() -> {
            whenLaidOut(scene, () -> ask(look, done));
            Platform.requestNextPulse();
        }));
    }

    /** Makes a frame of a scene at once, between two of JavaFX's timer, and waits for it. */
    static void makeFrame(Scene scene) {
        FxThreadCall.<Void>answer(done -> Platform.runLater(() -> {
            whenLaidOut(scene, () -> done.complete(null));
            Platform.requestNextPulse();
            postPulse();
        }));
    }

    private static void whenLaidOut(Scene scene, Runnable action) {
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                action.run();
            }
        });
    }

    /** Does what the timer does when it rings; public JavaFX has no way to that. */
    private static void postPulse() {
        try {
            var toolkit = Toolkit.getToolkit();
            var post = toolkit.getClass().getDeclaredMethod("postPulse");
            post.setAccessible(true);
            post.invoke(toolkit);
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException("JavaFX's toolkit is another one", changed);
        }
    }

    private static <T> T answer(Consumer<CompletableFuture<T>> question) {
        var done = new CompletableFuture<T>();
        question.accept(done);
        try {
            return done.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw new AssertionError(failed.getCause().getMessage(), failed.getCause());
        } catch (InterruptedException | TimeoutException vain) {
            throw new AssertionError("no answer from the FX thread", vain);
        }
    }

    private static <T> void ask(Callable<T> look, CompletableFuture<T> done) {
        try {
            done.complete(look.call());
        } catch (Exception | AssertionError thrown) {
            done.completeExceptionally(thrown);
        }
    }
}
