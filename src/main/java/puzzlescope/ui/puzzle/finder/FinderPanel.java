package puzzlescope.ui.puzzle.finder;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.stage.DirectoryChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.core.event.Message;
import puzzlescope.core.files.PathText;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.finder.FinderPuzzle;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.Panel;

/** Buttons that fill in a folder or one of the conditions that are often wanted. FX thread only. */
final class FinderPanel extends Panel {

    private static final int DAYS_OF_A_WEEK = 7;

    private final TabContext context;

    FinderPanel(TabContext context) {
        super(context.appearance().texts().of("finder.panel"));
        this.context = context;
        setId("finder-panel");
        var choose = button("choose-folder", new FontIcon(MaterialDesignF.FOLDER_OPEN_OUTLINE));
        choose.setOnAction(_ -> choose());
        var sample = button("sample-tree", new FontIcon(MaterialDesignF.FILE_TREE));
        sample.setOnAction(_ -> context.choose(FinderPuzzle.FOLDER, ""));
        getChildren().addAll(choose, sample, common());
    }

    private Button button(String name, FontIcon icon) {
        var button = new Button("", icon);
        button.setId(name);
        button.textProperty().bind(context.appearance().texts().of("finder." + name));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(tooltip("finder." + name + ".help"));
        return button;
    }

    private Tooltip tooltip(String key) {
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(context.appearance().texts().of(key));
        return tooltip;
    }

    private MenuButton common() {
        var menu = new MenuButton("", new FontIcon(MaterialDesignM.MAGNIFY));
        menu.setId("common-conditions");
        menu.textProperty().bind(context.appearance().texts().of("finder.common"));
        menu.setMaxWidth(Double.MAX_VALUE);
        menu.setTooltip(tooltip("finder.common.help"));
        menu.setPopupSide(Side.BOTTOM);
        add(menu.getItems(), "finder.what.even", "even-size");
        add(menu.getItems(), "finder.what.vowels", "every-vowel");
        add(menu.getItems(), "finder.common.both", "all(even-size, every-vowel)");
        add(menu.getItems(), "finder.common.either", "any(even-size, every-vowel)");
        add(menu.getItems(), "finder.common.neither", "not(even-size)");
        add(menu.getItems(), "finder.common.text", "ext:txt");
        add(menu.getItems(), "finder.common.pictures", "any(ext:png, ext:jpg, ext:jpeg, ext:gif)");
        add(menu.getItems(), "finder.common.large", "size>1M");
        add(menu.getItems(), "finder.common.empty", "size=0");
        var recent = item(menu.getItems(), "finder.common.recent");
        recent.setOnAction(_ ->
                fill("modified-since:" + LocalDate.now(ZoneId.systemDefault()).minusDays(DAYS_OF_A_WEEK)));
        menu.getItems().add(new SeparatorMenuItem());
        examples(menu, "name", "name:*e*.txt", "name~^[a-m]", "name~\"[0-9]{2}|(s|g)\\.\"", "ext:html");
        examples(menu, "folder", "in:eggs", "in:*/spam*", "path:*/eggs/*.txt", "not(path:*/spam/*)");
        examples(menu, "size", "size<1K", "size%3=0", "all(size>1K, size%10=3)");
        examples(
                menu,
                "time",
                "created-before:2022-01-01",
                "modified-on:weekend",
                "modified-on:monday",
                "accessed-hour:8-17",
                "modified-on:2024-03-04");
        return menu;
    }

    private void add(List<MenuItem> items, String key, String condition) {
        item(items, key).setOnAction(_ -> fill(condition));
    }

    private MenuItem item(List<MenuItem> items, String key) {
        var item = new MenuItem();
        item.textProperty().bind(context.appearance().texts().of(key));
        items.add(item);
        return item;
    }

    /** Conditions as they are typed, each with what it means. */
    private void examples(MenuButton menu, String topic, String... conditions) {
        var texts = context.appearance().texts();
        var group = new Menu();
        group.textProperty().bind(texts.of("finder.common." + topic));
        for (var condition : conditions) {
            var item = new MenuItem();
            var meaning = FinderPuzzle.MATCH.parse(condition).describe();
            item.textProperty().bind(texts.of("finder.common.example", condition, meaning));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> fill(condition));
            group.getItems().add(item);
        }
        menu.getItems().add(group);
    }

    private void fill(String condition) {
        context.choose(FinderPuzzle.MATCH, FinderPuzzle.MATCH.parse(condition));
    }

    private void choose() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(context.appearance().say("finder.choose-folder"));
        var now = new File(context.arguments().get(FinderPuzzle.FOLDER));
        if (now.isDirectory()) {
            chooser.setInitialDirectory(now);
        }
        var chosen = chooser.showDialog(getScene().getWindow());
        if (chosen != null) {
            take(context, List.of(chosen));
        }
    }

    /** Walks the first of some folders, or the folder that the first file is in; gives whether it could. */
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
            context.player().tell(Message.of("finder.refusal.path", PathText.visible(notAPath.getInput())));
            return false;
        } catch (InvalidInput refused) {
            context.player().tell(refused.reason());
            return false;
        }
    }
}
