package puzzlescope.finder.window;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Side;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.finder.condition.ConditionParser;
import puzzlescope.finder.condition.FileCondition;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** A menu of common conditions. FX thread only. */
final class CommonConditionsMenu extends MenuButton {

    private static final int DAYS_OF_A_WEEK = 7;

    private final Appearance appearance;
    private final Consumer<FileCondition> taken;

    /**
     * Creates a closed menu.
     *
     * @param name in its id and its message keys
     * @param icon stands before its name
     * @param taken receives the chosen condition
     */
    CommonConditionsMenu(Appearance appearance, String name, Ikon icon, Consumer<FileCondition> taken) {
        super("", new FontIcon(icon));
        this.appearance = appearance;
        this.taken = taken;
        setId(name + "-conditions");
        textProperty().bind(appearance.texts().of("finder." + name));
        setMaxWidth(Double.MAX_VALUE);
        setWrapText(true);
        setTooltip(LocalizedControls.tooltip(appearance, "finder." + name + ".help"));
        setPopupSide(Side.BOTTOM);
        add(getItems(), "finder.what.even", "even-size");
        add(getItems(), "finder.what.vowels", "every-vowel");
        add(getItems(), "finder.common.both", "all(even-size, every-vowel)");
        add(getItems(), "finder.common.either", "any(even-size, every-vowel)");
        add(getItems(), "finder.common.neither", "not(even-size)");
        add(getItems(), "finder.common.text", "ext:txt");
        add(getItems(), "finder.common.pictures", "any(ext:png, ext:jpg, ext:jpeg, ext:gif)");
        add(getItems(), "finder.common.large", "size>1M");
        add(getItems(), "finder.common.empty", "size=0");
        var recent = item(getItems(), "finder.common.recent");
        recent.setOnAction(_ ->
                choose("modified-since:" + LocalDate.now(ZoneId.systemDefault()).minusDays(DAYS_OF_A_WEEK)));
        getItems().add(new SeparatorMenuItem());
        examples("name", "name:*e*.txt", "name~^[a-m]", "name~\"[0-9]{2}|(s|g)\\.\"", "ext:html");
        examples("folder", "in:eggs", "in:*/spam*", "path:*/eggs/*.txt", "not(path:*/spam/*)");
        examples("size", "size<1K", "size%3=0", "all(size>1K, size%10=3)");
        examples(
                "time",
                "created-before:2022-01-01",
                "modified-on:weekend",
                "modified-on:monday",
                "accessed-hour:8-17",
                "modified-on:2024-03-04");
    }

    private void add(List<MenuItem> items, String key, String condition) {
        item(items, key).setOnAction(_ -> choose(condition));
    }

    private MenuItem item(List<MenuItem> items, String key) {
        var item = new MenuItem();
        item.textProperty().bind(appearance.texts().of(key));
        items.add(item);
        return item;
    }

    /** Conditions as typed, each with its meaning. */
    private void examples(String topic, String... conditions) {
        var group = new Menu();
        group.textProperty().bind(appearance.texts().of("finder.common." + topic));
        for (var condition : conditions) {
            var item = new MenuItem();
            var meaning = ConditionParser.parse(condition).describe();
            item.textProperty().bind(appearance.texts().of("finder.common.example", condition, meaning));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> choose(condition));
            group.getItems().add(item);
        }
        getItems().add(group);
    }

    private void choose(String condition) {
        taken.accept(ConditionParser.parse(condition));
    }
}
