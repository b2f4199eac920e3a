package puzzlescope.finder.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.condition.Condition;
import puzzlescope.finder.condition.Searches;
import puzzlescope.window.control.WhyDisabled;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Adds a search with another condition to a run; if there are several, each is listed and can be removed. FX thread
 * only.
 */
final class SearchesPane extends VBox {

    private final Appearance appearance;
    private final Consumer<Searches> chosen;
    private final VBox list = new VBox();
    private final CommonConditions add;
    private @Nullable Searches shown;

    /** @param chosen receives the new searches */
    SearchesPane(Appearance appearance, Consumer<Searches> chosen) {
        this.appearance = appearance;
        this.chosen = chosen;
        getStyleClass().add("searches");
        list.setId("searches");
        list.getStyleClass().add("searches");
        add = new CommonConditions(appearance, "add-search", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, this::add);
        getChildren().addAll(add, list);
        appearance.texts().wordsProperty().addListener((_, _, _) -> fill());
    }

    /** Shows the searches. */
    void show(Searches searches) {
        if (!searches.equals(shown)) {
            shown = searches;
            fill();
        }
    }

    private List<Condition> conditions() {
        return shown == null ? List.of() : shown.conditions();
    }

    private void add(Condition condition) {
        var more = new ArrayList<>(conditions());
        more.add(condition);
        chosen.accept(new Searches(more));
    }

    private void remove(int number) {
        var fewer = new ArrayList<>(conditions());
        fewer.remove(number);
        chosen.accept(new Searches(fewer));
    }

    private void fill() {
        list.getChildren().clear();
        boolean several = shown != null && shown.areSeveral();
        for (int i = 0; several && i < conditions().size(); i++) {
            list.getChildren().add(row(i));
        }
        Visibility.set(list, several);
        boolean full = conditions().size() >= Searches.MOST;
        WhyDisabled.disable(add, full ? Message.of("finder.refusal.searches", Searches.MOST) : null);
    }

    private HBox row(int number) {
        var condition = conditions().get(number).describe();
        var name = new Label(appearance.say("finder.search.name", number + 1, condition));
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        var remove = new Button("", new FontIcon(MaterialDesignC.CLOSE));
        remove.setId("remove-search-" + (number + 1));
        remove.setMinWidth(Region.USE_PREF_SIZE);
        var words = appearance.say("finder.search.remove", number + 1);
        remove.setAccessibleText(words);
        remove.setTooltip(new Tooltip(words));
        remove.setOnAction(_ -> remove(number));
        var row = new HBox(name, remove);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("search");
        return row;
    }
}
