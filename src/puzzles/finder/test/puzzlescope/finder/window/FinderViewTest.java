package puzzlescope.finder.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.finder.FinderAlgorithm;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.desktop.Trash;
import puzzlescope.finder.picture.MatchReasons;
import puzzlescope.picture.Moment;
import puzzlescope.testkit.StageTest;

class FinderViewTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;

    @TempDir
    Path folder;

    private final Answers answers = new Answers();
    private FinderSampleContext context;
    private FinderView view;

    /** What the person would answer. */
    private static final class Answers implements FinderPrompts {

        private final List<String> asked = new ArrayList<>();
        private boolean yes = true;
        private Optional<Path> folder = Optional.empty();
        private Optional<String> name = Optional.empty();
        private Optional<Destination> place = Optional.empty();

        @Override
        public boolean confirms(Message question, String answer) {
            asked.add(question.key());
            return yes;
        }

        @Override
        public Optional<Path> folder() {
            return folder;
        }

        @Override
        public Optional<Destination> destination(Path folder, String name, String answer) {
            asked.add(name);
            return place;
        }

        @Override
        public Optional<String> name(String old) {
            return name;
        }
    }

    /** A trash in a folder of the test. */
    private record TestTrash(Path folder) implements Trash {

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public Optional<TrashedFile> put(Path file) throws IOException {
            var kept = folder.resolve("trashed-" + file.getFileName());
            Files.move(file, kept);
            return Optional.of(new TrashedFile(file, kept, kept));
        }

        @Override
        public void restore(TrashedFile trashedFile) throws IOException {
            Files.move(trashedFile.kept(), trashedFile.original());
        }
    }

    @Override
    protected void start(Stage stage) {
        context = new FinderSampleContext();
        var finderActions = new FinderActions(answers, new TestTrash(folder), _ -> {}, Runnable::run);
        view = new FinderView(context, finderActions);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        stage.setScene(new Scene(new HBox(view, view.sidePanel())));
        stage.show();
        refresh();
    }

    private void refresh() {
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private void seek(long position) {
        robot.interact(() -> {
            context.player().seek(position);
            refresh();
        });
    }

    private void seekEnd() {
        seek(context.player().session().trace().length());
    }

    /** The pixels of the first rows, without the bar beside them. */
    private int[] rowsPainted() {
        int width = (int) WIDTH - 20;
        int height = 200;
        var pixels = new int[width * height];
        robot.interact(() -> view.snapshot(null, null)
                .getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width));
        return pixels;
    }

    @Test
    void theRowsMakeRoomForTheirScrollBarAtOnce() {
        seekEnd();
        assertThat(robot.lookup("#tree-rows").queryAs(ScrollBar.class).isVisible())
                .isTrue();
        var first = rowsPainted();
        robot.interact(this::refresh);
        assertThat(rowsPainted()).isEqualTo(first);
    }

    @Test
    void namesAndFoldersTakeTheRoomThatTheOtherColumnsLeave() {
        robot.interact(() -> {
            view.setMinWidth(2 * WIDTH);
            view.setMaxWidth(2 * WIDTH);
            view.getScene().getWindow().setWidth(2 * WIDTH + 300);
        });
        double columns = table().getVisibleLeafColumns().stream()
                .mapToDouble(TableColumn::getWidth)
                .sum();
        assertThat(columns).isBetween(table().getWidth() - 20, table().getWidth());
        assertThat(table().getColumns().get(1).getWidth()).isGreaterThan(300);
    }

    private TableView<FileEntry> table() {
        return robot.lookup("#matches").queryTableView();
    }

    private Button button(String id) {
        return robot.lookup("#" + id).queryButton();
    }

    private String said() {
        return robot.lookup("#matches-said").queryAs(Label.class).getText();
    }

    /** Walks a real folder with two files and one in a folder below. */
    private void walkFiles() {
        try {
            Files.writeString(folder.resolve("a.txt"), "12");
            Files.writeString(folder.resolve("b.txt"), "1234");
            Files.createDirectory(folder.resolve("target"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        robot.interact(() -> context.choose(FinderPuzzle.FOLDER, folder.toString()));
        seekEnd();
    }

    @Test
    void theTableHasTheMatchesUpToThePosition() {
        seekEnd();
        assertThat(table().getItems())
                .extracting(FileEntry::name)
                .containsExactly(
                        "readme.txt",
                        "breakfast.jpg",
                        "recipe.txt",
                        "omelette.png",
                        "sandwich.html",
                        "\u00fcber uns.html");
        seek(2);
        assertThat(table().getItems()).extracting(FileEntry::name).containsExactly("readme.txt");
        seek(0);
        assertThat(table().getItems()).isEmpty();
    }

    @Test
    void aDateThatIsNotKnownIsSaidToBeNotKnown() throws IOException {
        Files.setLastModifiedTime(Files.writeString(folder.resolve("old"), "12"), FileTime.fromMillis(0));
        walkFiles();
        robot.interact(() -> {
            view.applyCss();
            view.layout();
        });
        assertThat(robot.lookup(".table-cell").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("unknown");
    }

    @Test
    void theTableCanBeSortedWhileItGrows() {
        seekEnd();
        robot.interact(() -> {
            table().getSortOrder().setAll(List.of(table().getColumns().get(3)));
            refresh();
        });
        assertThat(table().getItems()).extracting(FileEntry::size).isSorted().hasSize(6);
        seek(10);
        seekEnd();
        assertThat(table().getItems()).extracting(FileEntry::size).isSorted().hasSize(6);
    }

    @Test
    void scrollingStaysUntilTheNextEvent() {
        seekEnd();
        var bar = robot.lookup("#tree-rows").queryAs(ScrollBar.class);
        assertThat(bar.isVisible()).isTrue();
        int newest = view.layoutNow().last();
        robot.interact(() -> bar.setValue(0));
        assertThat(view.layoutNow().first()).isZero();
        robot.interact(this::refresh);
        assertThat(view.layoutNow().first()).isZero();
        robot.interact(() -> {
            context.player().stepBack();
            refresh();
        });
        assertThat(view.layoutNow().last()).isEqualTo(newest);
    }

    @Test
    void nothingCanBeDoneWithTheSample() {
        seekEnd();
        robot.interact(() -> table().getSelectionModel().selectAll());
        assertThat(button("matches-open").isDisabled()).isTrue();
        assertThat(said()).startsWith("These are sample files");
        robot.interact(table()::requestFocus);
        robot.push(KeyCode.DELETE);
        assertThat(answers.asked).isEmpty();
    }

    @Test
    void filesAreTrashedOnlyIfThePersonAgreesAndComeBack() {
        walkFiles();
        robot.interact(() -> {
            table().requestFocus();
            table().getSelectionModel().select(0);
        });
        answers.yes = false;
        robot.push(KeyCode.DELETE);
        assertThat(folder.resolve("a.txt")).exists();
        assertThat(button("matches-undo").isDisabled()).isTrue();
        answers.yes = true;
        robot.interact(button("matches-trash")::fire);
        assertThat(folder.resolve("a.txt")).doesNotExist();
        assertThat(said()).startsWith("1 file was moved to the trash.");
        robot.interact(table()::requestFocus);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(folder.resolve("a.txt")).exists();
        assertThat(said()).isEqualTo("Undone: 1 file is back from the trash.");
        assertThat(button("matches-undo").isDisabled()).isTrue();
        assertThat(answers.asked).containsExactly("finder.ask.trash", "finder.ask.trash", "finder.ask.restore");
    }

    @Test
    void severalFilesAreMovedToAChosenFolder() {
        walkFiles();
        robot.interact(() -> table().getSelectionModel().selectAll());
        assertThat(button("matches-rename").isDisabled()).isTrue();
        robot.interact(button("matches-move-to")::fire);
        assertThat(answers.asked).as("no folder was chosen").isEmpty();
        answers.folder = Optional.of(folder.resolve("target"));
        robot.interact(button("matches-move-to")::fire);
        assertThat(folder.resolve("target/a.txt")).exists();
        assertThat(folder.resolve("target/b.txt")).exists();
    }

    @Test
    void aNameThatIsNoneIsRefusedBeforeAnythingIsAsked() {
        walkFiles();
        robot.interact(() -> table().getSelectionModel().select(0));
        answers.name = Optional.of("x/y");
        robot.interact(button("matches-rename")::fire);
        assertThat(said()).isEqualTo("\"x/y\" cannot be the name of a file.");
        assertThat(answers.asked).isEmpty();
        answers.name = Optional.of("c.txt");
        robot.interact(button("matches-rename")::fire);
        assertThat(folder.resolve("c.txt")).exists();
    }

    @Test
    void aFileIsCopiedAndMovedUnderANewName() {
        walkFiles();
        robot.interact(() -> table().getSelectionModel().select(0));
        answers.place = Optional.of(new FinderPrompts.Destination(folder, "x/y"));
        robot.interact(button("matches-copy-as")::fire);
        assertThat(said()).isEqualTo("\"x/y\" cannot be the name of a file.");
        assertThat(answers.asked).containsExactly("a-copy.txt");
        answers.place = Optional.of(new FinderPrompts.Destination(folder, "a2.txt"));
        robot.interact(button("matches-copy-as")::fire);
        assertThat(folder.resolve("a2.txt")).exists();
        assertThat(said()).isEqualTo("\"a.txt\" was copied. The copy is " + folder.resolve("a2.txt") + ".");
        answers.place = Optional.of(new FinderPrompts.Destination(folder.resolve("target"), "a3.txt"));
        robot.interact(button("matches-move-as")::fire);
        assertThat(folder.resolve("target/a3.txt")).exists();
        assertThat(folder.resolve("a.txt")).doesNotExist();
        robot.interact(() -> table().getSelectionModel().selectAll());
        assertThat(button("matches-move-as").isDisabled()).isTrue();
    }

    @Tag("thorough")
    @Test
    void theTrashSaysWhyNothingIsDeletedForGood() {
        assertThat(button("matches-trash").getAccessibleHelp()).contains("os.unlink");
    }

    @Test
    void aCardShowsTheTimesOfASampleFileInPartsThatFollowTheChoice() {
        seekEnd();
        assertThat(button("matches-times").isDisabled()).isTrue();
        robot.interact(() -> table().getSelectionModel().select(1));
        robot.interact(button("matches-times")::fire);
        var file = table().getSelectionModel().getSelectedItem();
        assertThat(cardTexts()).contains("breakfast.jpg", "os.path.getmtime()", "time.gmtime()", ".tm_yday", "188");
        assertThat(cardTexts()).contains("'Wed Jul  7 19:59:02 2021'");
        robot.interact(() ->
                robot.lookup("#times-accessed").queryAs(ToggleButton.class).fire());
        assertThat(cardTexts()).contains("'Thu Sep  9 14:51:41 2021'").doesNotContain("'Wed Jul  7 19:59:02 2021'");
        robot.interact(() -> robot.lookup("#times-card")
                .queryAs(DialogPane.class)
                .getButtonTypes()
                .forEach(type -> ((Button) robot.lookup("#times-card")
                                .queryAs(DialogPane.class)
                                .lookupButton(type))
                        .fire()));
        robot.interact(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith(file.path() + "\n  os.path.getctime()  ")
                .contains("      time.asctime()  Thu Sep  9 14:51:41 2021\n"));
        assertThat(robot.lookup("#times-card").tryQuery()).isEmpty();
    }

    private List<String> cardTexts() {
        return robot.lookup("#times-card").query().lookupAll(".label").stream()
                .map(Labeled.class::cast)
                .map(Labeled::getText)
                .toList();
    }

    @Test
    void reasonsAreKeptUntilTheRunOrTheLanguageIsAnother() {
        var texts = context.appearance().texts();
        var matchReasons = new MatchReasons(context.appearance());
        var foundEntries = ((FinderBoard) context.player().session().timeline().board()).foundEntries();
        var file = foundEntries.entry(1);
        robot.interact(() -> {
            var reason = matchReasons.of(foundEntries, file);
            assertThat(reason).isEqualTo("1,234 bytes is even").isSameAs(matchReasons.of(foundEntries, file));
            texts.use(Language.CHINESE);
            assertThat(matchReasons.of(foundEntries, file)).contains("字节");
            texts.use(Language.ENGLISH);
            for (int i = 0; i < 1_000; i++) {
                matchReasons.of(foundEntries, foundEntries.entry(i % 2 + 1));
            }
        });
    }

    @Test
    void theFormOfANewPlaceGivesWhatWasTypedAndChosen() {
        robot.interact(() -> {
            var form = new DestinationForm(
                    context.appearance(), folder, "a.txt", () -> Optional.of(folder.resolve("target")));
            ((HBox) view.getScene().getRoot()).getChildren().add(form);
            form.applyCss();
            form.focusName();
            assertThat(form.destination()).isEqualTo(new FinderPrompts.Destination(folder, "a.txt"));
            ((TextField) form.lookup("#place-name")).replaceSelection("b");
            ((Button) form.lookup("#place-choose")).fire();
            assertThat(form.destination()).isEqualTo(new FinderPrompts.Destination(folder.resolve("target"), "b.txt"));
        });
    }

    @Test
    void aDroppedFileMeansItsFolder() {
        walkFiles();
        robot.interact(() -> {
            context.choose(FinderPuzzle.FOLDER, "");
            assertThat(FinderPanel.take(context, List.of(folder.resolve("a.txt").toFile())))
                    .isTrue();
            assertThat(FinderPanel.take(context, List.of())).isFalse();
        });
        var board = (FinderBoard) context.player().session().timeline().board();
        assertThat(board.foundEntries().isReal()).isTrue();
        assertThat(board.foundEntries().entry(0).path()).isEqualTo(folder.toString());
    }

    @Test
    void aCommonConditionIsChosenFromTheMenu() {
        robot.interact(() -> robot.lookup("#common-conditions")
                .queryAs(MenuButton.class)
                .getItems()
                .get(2)
                .fire());
        var session = context.player().session();
        assertThat(session.arguments().get(FinderPuzzle.MATCH).text()).isEqualTo("all(even-size, every-vowel)");
    }

    private List<String> searchesOfMatches() {
        var column = table().getColumns().getFirst();
        return table().getItems().stream()
                .map(each -> String.valueOf(column.getCellData(each)))
                .distinct()
                .toList();
    }

    @Test
    void aSearchIsAddedAndRemoved() {
        var add = robot.lookup("#add-search-conditions").queryAs(MenuButton.class);
        assertThat(robot.lookup("#searches").query().isVisible()).isFalse();
        assertThat(table().getColumns().getFirst().isVisible()).isFalse();
        robot.interact(() -> add.getItems().get(1).fire());
        assertThat(context.player()
                        .session()
                        .arguments()
                        .get(FinderPuzzle.MATCH)
                        .text())
                .isEqualTo("each(even-size, every-vowel)");
        seekEnd();
        assertThat(robot.lookup("#searches .label").queryAllAs(Label.class))
                .extracting(Labeled::getText)
                .contains("Search 1: files of an even size", "Search 2: files with every vowel in the name");
        assertThat(table().getColumns().getFirst().isVisible()).isTrue();
        assertThat(searchesOfMatches()).containsExactly("1: even-size", "2: every-vowel");
        robot.interact(() -> {
            add.getItems().get(5).fire();
            refresh();
            add.getItems().get(7).fire();
            refresh();
        });
        assertThat(add.isDisabled()).isTrue();
        robot.interact(() -> {
            for (int i = 0; i < 3; i++) {
                robot.lookup("#remove-search-1").queryButton().fire();
                refresh();
            }
        });
        assertThat(context.player()
                        .session()
                        .arguments()
                        .get(FinderPuzzle.MATCH)
                        .text())
                .isEqualTo("size>1048576");
        assertThat(add.isDisabled()).isFalse();
        assertThat(table().getColumns().getFirst().isVisible()).isFalse();
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        for (var size : List.of(new double[] {700, 520}, new double[] {1300, 700}, new double[] {130, 120})) {
            for (var links : List.of("no", "yes")) {
                for (var algorithm : FinderAlgorithm.values()) {
                    robot.interact(() -> {
                        context.type(new FinderPuzzle().algorithmParameter(), algorithm.id());
                        context.type(FinderPuzzle.FOLLOW_LINKS, links);
                        drawEveryMoment(size);
                    });
                }
            }
        }
    }

    private void drawEveryMoment(double[] size) {
        view.setMinSize(size[0], size[1]);
        view.setMaxSize(size[0], size[1]);
        view.resize(size[0], size[1]);
        view.layout();
        context.player().seek(0);
        var timeline = context.player().session().timeline();
        do {
            view.show(new Moment(timeline.board(), timeline.lastEvent(), 1, true));
            view.show(new Moment(timeline.board(), timeline.lastEvent(), 0.4, true));
            view.show(new Moment(timeline.board(), timeline.nextEvent(), 0.4, false));
            view.refreshSidePanel();
        } while (timeline.step());
        assertThat(timeline.isAtEnd()).isTrue();
    }
}
