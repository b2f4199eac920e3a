package puzzlescope.finder.window;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.List;
import javafx.scene.control.Button;
import javafx.stage.DirectoryChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.condition.FileCondition;
import puzzlescope.finder.condition.SearchConditions;
import puzzlescope.finder.tree.PathText;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.Tooltips;

/** Buttons that fill in a folder or a common condition. FX thread only. */
final class FinderPanel extends Panel {

    private final TabContext context;
    private final SearchesPane searches;

    FinderPanel(TabContext context) {
        super(context.appearance().texts().of("finder.panel"));
        this.context = context;
        searches = new SearchesPane(context.appearance(), chosen -> context.choose(FinderPuzzle.MATCH, chosen));
        setId("finder-panel");
        var choose = button("choose-folder", new FontIcon(MaterialDesignF.FOLDER_OPEN_OUTLINE));
        choose.setOnAction(_ -> choose());
        var sample = button("sample-tree", new FontIcon(MaterialDesignF.FILE_TREE));
        sample.setOnAction(_ -> context.choose(FinderPuzzle.FOLDER, ""));
        getChildren()
                .addAll(
                        choose,
                        sample,
                        new CommonConditionsMenu(context.appearance(), "common", MaterialDesignM.MAGNIFY, this::fill),
                        searches);
    }

    /** Shows the searches of the open run. */
    void refresh() {
        searches.show(context.arguments().get(FinderPuzzle.MATCH));
    }

    private Button button(String name, FontIcon icon) {
        var button = new Button("", icon);
        button.setId(name);
        button.textProperty().bind(context.appearance().texts().of("finder." + name));
        button.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(button, context.appearance().texts().of("finder." + name + ".help"));
        return button;
    }

    private void fill(FileCondition fileCondition) {
        context.choose(FinderPuzzle.MATCH, SearchConditions.of(fileCondition));
    }

    private void choose() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(context.appearance().title("finder.choose-folder"));
        var now = new File(context.arguments().get(FinderPuzzle.FOLDER));
        if (now.isDirectory()) {
            chooser.setInitialDirectory(now);
        }
        var chosen = chooser.showDialog(getScene().getWindow());
        if (chosen != null) {
            take(context, List.of(chosen));
        }
    }

    /** Starts a walk of the first of some folders, or of the first file's folder; returns whether it could. */
    static boolean take(TabContext context, List<File> dropped) {
        if (dropped.isEmpty()) {
            return false;
        }
        try {
            var first = PathText.path(dropped.getFirst().getPath()).toAbsolutePath();
            var folder = Files.isDirectory(first) ? first : first.getParent();
            if (folder == null) {
                return false;
            }
            var typed =
                    PathText.isText(folder) ? folder.toString() : folder.toUri().toString();
            context.choose(FinderPuzzle.FOLDER, FinderPuzzle.FOLDER.parse(typed));
            return true;
        } catch (InvalidPathException notAPath) {
            context.player().showNotice(Message.of("finder.refusal.path", PathText.visible(notAPath.getInput())));
            return false;
        } catch (InvalidInputException refused) {
            context.player().showNotice(refused.reason());
            return false;
        }
    }
}
