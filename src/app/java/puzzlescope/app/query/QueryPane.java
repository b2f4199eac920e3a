package puzzlescope.app.query;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.query.QueryDictionary;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;

/**
 * The field for queries, with the number of hits and buttons from one to the next; below it the words that can follow,
 * each a button. FX thread only.
 */
public final class QueryPane extends VBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final int MOST_WORDS = 14;
    private static final double ROOM_FOR_COUNT = 9;

    /** Width, in text sizes, below which the pane has no room for one row. */
    private static final double NARROW = 25;

    private final Appearance appearance;
    private final Player player;
    private final RecordingQuery recordingQuery;
    private final TextField field = new TextField();
    private final Label count = new Label();
    private final Label refusal = LocalizedControls.wrapped();
    private final ProgressBar progress = new ProgressBar();
    private final Button stop;
    private final Button previous;
    private final Button next;
    private final ClippedRow words = new ClippedRow();
    private final HBox row = new HBox();
    private final HBox hits;

    public QueryPane(Appearance appearance, Player player, RecordingQuery recordingQuery) {
        this.appearance = appearance;
        this.player = player;
        this.recordingQuery = recordingQuery;
        setId("query");
        getStyleClass().add("query");
        var title = new Label();
        title.textProperty().bind(appearance.texts().of("query.title"));
        title.setLabelFor(field);
        title.setWrapText(true);
        title.setMinWidth(0);
        title.setMinHeight(Region.USE_PREF_SIZE);
        field.setId("query-field");
        field.accessibleTextProperty().bind(appearance.texts().of("query.help"));
        Tooltips.set(field, appearance.texts().of("query.help"));
        field.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        field.textProperty().addListener((_, _, _) -> {
            refuse("");
            offer();
            show();
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        field.setMinWidth(0);
        count.setId("query-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        progress.setPrefWidth(ROOM_FOR_COUNT * ROOM_FOR_COUNT);
        stop = button("stop", MaterialDesignC.CLOSE_OCTAGON_OUTLINE, recordingQuery::stop);
        stop.accessibleTextProperty().bind(appearance.texts().of("find.stop"));
        Tooltips.set(stop, appearance.texts().of("find.stop"));
        previous = button("previous", MaterialDesignC.CHEVRON_LEFT, () -> recordingQuery.repeat(false));
        next = button("next", MaterialDesignC.CHEVRON_RIGHT, () -> recordingQuery.repeat(true));
        hits = new HBox(previous, next, count, progress, stop);
        for (var line : List.of(row, hits)) {
            line.getStyleClass().add("query-row");
        }
        refusal.setId("query-refusal");
        refusal.getStyleClass().add("go-to-notice");
        words.setId("query-words");
        words.getStyleClass().add("query-words");
        getChildren().addAll(refusal, words);
        widthProperty()
                .map(width -> width.doubleValue() < NARROW * appearance.textSize())
                .subscribe(narrow -> arrange(title, narrow));
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            refuse("");
            offer();
            show();
        });
        refuse("");
        show();
    }

    /** Puts title, field and hits in one row, or below each other in a narrow column, and leaves the focus where it is. */
    private void arrange(Label title, boolean narrow) {
        var focused = isFocusWithin() ? getScene().getFocusOwner() : null;
        getChildren().removeAll(row, title, field, hits);
        row.getChildren().clear();
        if (narrow) {
            getChildren().addAll(0, List.of(title, field, hits));
        } else {
            row.getChildren().setAll(title, field, hits);
            getChildren().addFirst(row);
        }
        if (focused != null) {
            focused.requestFocus();
        }
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        button.setId("query-" + id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("transport-button");
        button.setOnAction(_ -> action.run());
        if (!id.equals("stop")) {
            button.accessibleTextProperty().bind(appearance.texts().of("query." + id));
            Tooltips.set(button, appearance.texts().of("query." + id));
        }
        return button;
    }

    public void open() {
        offer();
        field.requestFocus();
        field.selectAll();
    }

    /** Answers a question as if it were typed. */
    public void ask(String question) {
        field.setText(question);
        ask();
    }

    private void press(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER) {
            if (isAnswered()) {
                recordingQuery.repeat(!key.isShiftDown());
            } else {
                ask();
            }
            key.consume();
        } else if (key.getCode() == KeyCode.DOWN && !words.getChildren().isEmpty()) {
            ((Button) words.getChildren().getFirst()).fire();
            key.consume();
        }
    }

    /** Returns whether the hits are those of the text in the field. */
    private boolean isAnswered() {
        return recordingQuery.question().filter(field.getText().strip()::equals).isPresent();
    }

    private void ask() {
        try {
            recordingQuery.search(field.getText(), true);
            refuse("");
        } catch (InvalidInputException wrong) {
            refuse(appearance.texts().localize(wrong.reason()));
            offer("");
            field.positionCaret(Math.clamp(wrong.offset(), 0, field.getLength()));
        }
    }

    private void refuse(String reason) {
        field.pseudoClassStateChanged(REFUSED, !reason.isEmpty());
        refusal.setText(reason);
        Visibility.set(refusal, !reason.isEmpty());
    }

    private void offer() {
        offer(field.getText());
    }

    /** Offers the words that can follow the typed text. */
    private void offer(String typed) {
        if (getScene() == null || !isVisible() || !getParent().isVisible()) {
            return;
        }
        var queryDictionary = recordingQuery.dictionary();
        var language = appearance.texts().language();
        words.getChildren().clear();
        queryDictionary.completions("", language).stream()
                .findFirst()
                .ifPresent(word -> field.setPromptText(appearance.localize("query.prompt", word)));
        var fitting = queryDictionary.completions(typed, language);
        for (var word : fitting.subList(0, Math.min(MOST_WORDS, fitting.size()))) {
            var button = new Button(word);
            button.getStyleClass().addAll("flat", "query-word");
            button.setOnAction(_ -> complete(word));
            words.getChildren().add(button);
        }
    }

    private void complete(String word) {
        field.setText(QueryDictionary.completed(field.getText(), word));
        field.requestFocus();
        field.end();
    }

    /** Shows the number of hits, the current one, and the progress of the search. */
    public void show() {
        var hits = recordingQuery.hits();
        long position = player.session().timeline().position();
        long until = player.answerable();
        boolean known = hits.isPresent() && isAnswered();
        hits.ifPresent(found -> {
            boolean at = found.any(position - 1, position);
            count.setText(
                    at
                            ? appearance.localize("query.count-of", found.rank(position), found.rank(until))
                            : appearance.localize("query.count", found.rank(until)));
        });
        Visibility.set(count, known);
        Visibility.set(previous, known);
        Visibility.set(next, known);
        double done = recordingQuery.progress();
        progress.setProgress(Math.max(0, done));
        Visibility.set(progress, known && done >= 0);
        Visibility.set(stop, known && done >= 0);
    }
}
