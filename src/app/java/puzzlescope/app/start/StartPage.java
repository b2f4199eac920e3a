package puzzlescope.app.start;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.app.lesson.OpenLesson;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;

/** The first sight: puzzles to explore, lessons to take, a class to join, files to go on with. FX thread only. */
public final class StartPage extends ScrollPane {

    /** Least width of a card in text sizes. */
    private static final double LEAST_CARD = 12;

    private static final int RECENT = 3;

    private final Appearance appearance;
    private final OpenLesson lessons;
    private final RunDocuments documents;
    private final List<Thumbnail> thumbnails = new ArrayList<>();
    private final VBox right = new VBox();
    private final VBox recent = new VBox();
    private final TextField code = new TextField();
    private final Label refusal = LocalizedControls.lines("start-code-refusal");
    /** Updates the texts that depend on progress, each time the page is shown. */
    private final List<Runnable> shown = new ArrayList<>();

    private boolean recorded;

    /**
     * Creates the page.
     *
     * @param open brings a puzzle's tab to the front
     * @param own puzzles that a person makes
     * @param program opens the editor of a program of one's own
     */
    public StartPage(
            Appearance appearance,
            List<Puzzle> puzzles,
            Consumer<Puzzle> open,
            List<NamedAction> own,
            Runnable program,
            OpenLesson lessons,
            RunDocuments documents) {
        this.appearance = appearance;
        this.lessons = lessons;
        this.documents = documents;
        setId("start-page");
        getStyleClass().addAll("side", "start-page");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        var cards = new TilePane();
        cards.getStyleClass().add("puzzle-cards");
        puzzles.forEach(puzzle -> cards.getChildren().add(card(puzzle, open)));
        cards.widthProperty().subscribe(() -> fill(cards));
        // Follows the text size.
        cards.hgapProperty().subscribe(() -> fill(cards));
        var left = new VBox(heading("start.explore"), cards, heading("start.own"), ownLinks(own, program));
        left.getStyleClass().add("start-column");
        right.getStyleClass().addAll("start-column", "start-right");
        right.getChildren()
                .addAll(heading("start.lesson"), lessonRows(), heading("start.join"), codeRow(), refusal, recent);
        recent.getStyleClass().add("start-column");
        setContent(new StartColumns(left, right));
    }

    /** Makes the cards so wide that as many as have room fill the width. */
    private void fill(TilePane cards) {
        double width = cards.getWidth();
        // As it is laid out.
        double gap = Math.ceil(cards.getHgap());
        double columns = Math.max(1, Math.floor((width + gap) / (LEAST_CARD * appearance.textSize() + gap)));
        cards.setPrefTileWidth(Math.floor((width - (columns - 1) * gap) / columns));
    }

    /** Called when the page is shown: lists the files anew and, the first time, makes the pictures. */
    public void onShown() {
        shown.forEach(Runnable::run);
        recent.getChildren().clear();
        recent.getChildren().add(heading("start.go-on"));
        documents.recent().files().stream()
                .limit(RECENT)
                .forEach(file -> recent.getChildren().add(fileLink(file)));
        recent.getChildren().add(link("start-open", "start.open", documents::open));
        if (!recorded) {
            recorded = true;
            // After the window's first frame.
            FxThread.runLater(
                    () -> Thread.ofPlatform().daemon().name("thumbnails").start(this::record));
        }
    }

    /** Records the pictures one after the other, so that the window stays quick. */
    private void record() {
        try {
            for (var thumbnail : thumbnails) {
                thumbnail.record();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private Label heading(String key) {
        var heading = LocalizedControls.label(appearance, key);
        heading.getStyleClass().add("start-heading");
        return heading;
    }

    private Button card(Puzzle puzzle, Consumer<Puzzle> open) {
        var thumbnail = new Thumbnail(appearance, puzzle);
        thumbnails.add(thumbnail);
        var name = new Label();
        name.textProperty().bind(appearance.texts().of(puzzle.id() + ".name"));
        name.getStyleClass().add("card-name");
        var line = new Label();
        var key = puzzle.id() + ".line";
        line.textProperty()
                .bind(appearance.texts().of(appearance.texts().words().has(key) ? key : puzzle.id() + ".summary"));
        line.getStyleClass().add("card-line");
        var content = new VBox(thumbnail, name, line);
        content.getStyleClass().add("card-content");
        var card = new CardButton(content, name.textProperty());
        card.setId("start-" + puzzle.id());
        card.getStyleClass().add("puzzle-card");
        card.setOnAction(_ -> open.accept(puzzle));
        return card;
    }

    private Node ownLinks(List<NamedAction> own, Runnable program) {
        var links = new FlowPane();
        links.getStyleClass().add("start-own");
        own.forEach(entry -> links.getChildren()
                .add(link(
                        "start-" + entry.title().key().replace('.', '-'),
                        entry.title().key(),
                        entry.action())));
        links.getChildren()
                .addAll(
                        link("start-program", "own-program.begin", program),
                        link("start-run-program", "start.run-program", documents::runProgram));
        return links;
    }

    private Node lessonRows() {
        var rows = new VBox();
        rows.getStyleClass().add("start-lessons");
        for (var shipped : ShippedLesson.all()) {
            var lesson = shipped.lesson();
            var title = LocalizedControls.wrapped();
            title.textProperty().bind(appearance.texts().of("question.text", lesson.title()));
            title.setMinWidth(0);
            var size = new Label();
            shown.add(() -> size.textProperty().bind(appearance.texts().of("question.text", lessons.standing(lesson))));
            size.getStyleClass().add("card-line");
            size.setMinWidth(Region.USE_PREF_SIZE);
            var space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            var row = new CardButton(new HBox(title, space, size), title.textProperty());
            row.setId("start-lesson-" + shipped.id());
            row.getStyleClass().addAll("flat", "start-lesson");
            row.setOnAction(_ -> lessons.goOn(lesson));
            rows.getChildren().add(row);
        }
        return rows;
    }

    private Node codeRow() {
        code.setId("start-code");
        code.promptTextProperty().bind(appearance.texts().of("start.code-prompt"));
        code.accessibleTextProperty().bind(appearance.texts().of("class-code.typed"));
        code.setOnAction(_ -> join());
        refusal.getStyleClass().add("go-to-notice");
        refusal.managedProperty().bind(refusal.textProperty().isNotEmpty());
        HBox.setHgrow(code, Priority.ALWAYS);
        var row = new HBox(code, LocalizedControls.button(appearance, "start-join", "class-code.go", this::join));
        row.getStyleClass().add("run-buttons");
        return row;
    }

    private void join() {
        try {
            var run = ClassCode.parse(
                    code.getText(), appearance.texts().language().locale());
            refusal.setText("");
            documents.openCode(run);
        } catch (InvalidInputException wrong) {
            refusal.setText(appearance.texts().localize(wrong.reason()));
            code.requestFocus();
        }
    }

    private Hyperlink fileLink(Path file) {
        var link = new Hyperlink(String.valueOf(file.getFileName()));
        link.setOnAction(_ -> documents.open(file));
        return link;
    }

    private Hyperlink link(String id, String key, Runnable action) {
        var link = new Hyperlink();
        link.setId(id);
        link.textProperty().bind(appearance.texts().of(key));
        link.setOnAction(_ -> action.run());
        return link;
    }
}
