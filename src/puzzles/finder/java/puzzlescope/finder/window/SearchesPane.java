package puzzlescope.finder.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.condition.FileCondition;
import puzzlescope.finder.condition.SearchConditions;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Adds a search with another condition to a run; if there are several, each is listed and can be removed. FX thread
 * only.
 */
final class SearchesPane extends VBox {

    private final Appearance appearance;
    private final Consumer<SearchConditions> chosen;
    private final VBox list = new VBox();
    private final CommonConditionsMenu add;
    private @Nullable SearchConditions shown;

    /** @param chosen receives the new searches */
    SearchesPane(Appearance appearance, Consumer<SearchConditions> chosen) {
        this.appearance = appearance;
        this.chosen = chosen;
        getStyleClass().add("searches");
        list.setId("searches");
        list.getStyleClass().add("searches");
        add = new CommonConditionsMenu(appearance, "add-search", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, this::add);
        getChildren().addAll(add, list);
        appearance.texts().wordsProperty().addListener((_, _, _) -> fill());
    }

    void show(SearchConditions searchConditions) {
        if (!searchConditions.equals(shown)) {
            shown = searchConditions;
            fill();
        }
    }

    private List<FileCondition> conditions() {
        return shown == null ? List.of() : shown.conditions();
    }

    private void add(FileCondition fileCondition) {
        var more = new ArrayList<>(conditions());
        more.add(fileCondition);
        chosen.accept(new SearchConditions(more));
    }

    private void remove(int number) {
        var fewer = new ArrayList<>(conditions());
        fewer.remove(number);
        chosen.accept(new SearchConditions(fewer));
    }

    private void fill() {
        list.getChildren().clear();
        boolean several = shown != null && shown.areSeveral();
        for (int i = 0; several && i < conditions().size(); i++) {
            list.getChildren().add(row(i));
        }
        Visibility.set(list, several);
        boolean full = conditions().size() >= SearchConditions.MOST;
        DisabledReason.disable(add, full ? Message.of("finder.refusal.searches", SearchConditions.MOST) : null);
    }

    private HBox row(int number) {
        var condition = conditions().get(number).describe();
        var name = new Label(appearance.localize("finder.search.name", number + 1, condition));
        LocalizedControls.wrap(name);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        var remove = new Button("", new FontIcon(MaterialDesignC.CLOSE));
        remove.setId("remove-search-" + (number + 1));
        remove.setMinWidth(Region.USE_PREF_SIZE);
        var words = appearance.localize("finder.search.remove", number + 1);
        remove.setAccessibleText(words);
        Tooltips.set(remove, words);
        remove.setOnAction(_ -> remove(number));
        var row = new HBox(name, remove);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("search");
        return row;
    }
}
