package puzzlescope.app.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;

@Tag("ui")
class NamedProgramsTest extends StageTest {

    @TempDir
    private static Path folder;

    private NamedPrograms named;
    private ProgramStore store;
    private String text = "class Mine {}";

    @Override
    protected void start(Stage stage) {
        var puzzle = Catalogue.get("queens");
        var context = new RecordingContext(puzzle);
        store = new ProgramStore(Optional.of(folder));
        store.names(puzzle).forEach(name -> store.delete(puzzle, name));
        named = new NamedPrograms(context.appearance(), puzzle, store, () -> text, opened -> text = opened);
        stage.setScene(DrawnPixels.scene(context, named.strip(), new Label()));
        stage.show();
    }

    private List<MenuItem> items() {
        var items = new ArrayList<MenuItem>();
        named.addTo(items);
        return items;
    }

    private void choose(String id) {
        var item = items().stream()
                .flatMap(each -> each instanceof Menu menu ? menu.getItems().stream() : List.of(each).stream())
                .filter(each -> each.getId().equals(id))
                .findFirst()
                .orElseThrow();
        robot.interact(item::fire);
    }

    private void saveAs(String name) {
        choose("program-save-as");
        robot.interact(
                () -> robot.lookup("#program-name").queryAs(TextField.class).setText(name));
        press("#program-name-save");
    }

    private void press(String id) {
        robot.interact(() -> robot.lookup(id).queryAs(Button.class).fire());
    }

    private String said() {
        return robot.lookup("#program-name-said").queryAs(Label.class).getText();
    }

    private List<String> names() {
        return store.names(Catalogue.get("queens"));
    }

    @Test
    void programsAreSavedOpenedAndDeleted() {
        saveAs("../out");
        assertThat(said()).startsWith("A name has");
        press("#program-name-save");
        assertThat(names()).isEmpty();
        saveAs("first try");
        text = "class Other {}";
        saveAs("第二个");
        assertThat(names()).containsExactly("first try", "第二个");
        choose("program-named-first try");
        assertThat(text).isEqualTo("class Mine {}");
        saveAs("第二个");
        assertThat(said()).as("asks before another one is replaced").contains("already");
        assertThat(store.read(Catalogue.get("queens"), "第二个")).contains("class Other {}");
        press("#program-name-save");
        assertThat(store.read(Catalogue.get("queens"), "第二个")).contains("class Mine {}");
        choose("program-delete-first try");
        press("#program-delete-no");
        assertThat(names()).hasSize(2);
        choose("program-delete-first try");
        press("#program-delete-yes");
        assertThat(names()).containsExactly("第二个");
    }
}
