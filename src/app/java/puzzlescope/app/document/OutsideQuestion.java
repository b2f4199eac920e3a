package puzzlescope.app.document;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Typeface;

/** Asks whether a file that is being opened may open a folder or run a program. Called on the thread that reads the file. */
record OutsideQuestion(Appearance appearance, Node owner, Path file) implements OutsideAccess {

    private static final double WIDTH = 460;

    @Override
    public void check(Parameter<?> parameter, String value) {
        if (!isAllowed(Message.of("run-file.outside.ask", name(), value), "run-file.outside.open")) {
            throw new InvalidInputException(Message.of("run-file.outside.not-opened", file.toString(), value));
        }
    }

    /** Asks about the program of a file, unless it has been allowed before. */
    void checkProgram(String program, AllowedPrograms allowed) {
        if (allowed.contains(program)) {
            return;
        }
        if (!isAllowed(Message.of("run-file.program.ask", name()), "run-file.program.run")) {
            throw new InvalidInputException(Message.of("run-file.program.not-run", file.toString()));
        }
        allowed.add(program);
    }

    private String name() {
        return String.valueOf(file.getFileName());
    }

    private boolean isAllowed(Message question, String yes) {
        var answer = new CompletableFuture<Boolean>();
        FxThread.run(() -> {
            try {
                answer.complete(ask(question, yes));
            } finally {
                answer.complete(false);
            }
        });
        return answer.join();
    }

    private boolean ask(Message asked, String yes) {
        var open = new ButtonType(appearance.localize(yes), ButtonData.OK_DONE);
        var leave = new ButtonType(appearance.localize("run-file.outside.leave"), ButtonData.CANCEL_CLOSE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, "", leave, open);
        alert.initOwner(owner.getScene().getWindow());
        alert.setTitle("Puzzlescope");
        alert.setHeaderText(null);
        var pane = alert.getDialogPane();
        var question = new Label(appearance.texts().localize(asked));
        question.setId("outside-question");
        question.setWrapText(true);
        pane.setContent(question);
        pane.setPrefWidth(WIDTH);
        pane.getStylesheets().setAll(owner.getScene().getStylesheets());
        Typeface.apply(pane, appearance.texts().language());
        pane.getStyleClass().addAll(owner.getScene().getRoot().getStyleClass());
        pane.getStyleClass().remove("window");
        return alert.showAndWait().filter(open::equals).isPresent();
    }
}
