package puzzlescope.app.export;

import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import puzzlescope.export.ExportKind;
import puzzlescope.window.theme.Appearance;

/** The kinds of export as cards, one of which is chosen. FX thread only. */
final class ExportCards extends FlowPane {

    private static final int FEWEST = 2;
    /** Least width of a card in text sizes. */
    private static final double LETTERS = 8;

    private static final Map<String, Ikon> ICONS = Map.of(
            "picture", MaterialDesignI.IMAGE_OUTLINE,
            "film", MaterialDesignM.MOVIE_OUTLINE,
            "handout", MaterialDesignF.FILE_DOCUMENT_OUTLINE,
            "slides", MaterialDesignP.PRESENTATION,
            "page", MaterialDesignW.WEB,
            "numbers", MaterialDesignT.TABLE_LARGE,
            "sheet", MaterialDesignC.CLIPBOARD_TEXT_OUTLINE,
            "quiz", MaterialDesignH.HELP_CIRCLE_OUTLINE);

    private final ObjectProperty<ExportKind> value = new SimpleObjectProperty<>();

    /** Creates the cards of all kinds; the first one is chosen. */
    ExportCards(Appearance appearance) {
        setId("export-kind");
        getStyleClass().add("export-cards");
        var share = widthProperty().map(width -> share(width.doubleValue(), appearance.textSize()));
        var kinds = ExportKind.all();
        for (var kind : kinds) {
            var card = new ToggleButton();
            card.setId("export-kind-" + kind.id());
            card.getStyleClass().add("export-card");
            card.textProperty().bind(appearance.texts().of("export." + kind.id()));
            card.setGraphic(new FontIcon(ICONS.getOrDefault(kind.id(), MaterialDesignF.FILE_EXPORT_OUTLINE)));
            card.setContentDisplay(ContentDisplay.TOP);
            card.setMinWidth(0);
            card.setWrapText(true);
            card.prefWidthProperty().bind(share);
            card.setOnAction(_ -> value.set(kind));
            value.subscribe(
                    chosen -> card.setSelected(chosen != null && kind.id().equals(chosen.id())));
            getChildren().add(card);
        }
        value.set(kinds.getFirst());
    }

    /** The width of a card when as many as fit stand in a row, but at least two. */
    private double share(double width, double letter) {
        int columns = Math.max(FEWEST, (int) (width / (LETTERS * letter)));
        return Math.floor((width - (columns - 1) * getHgap()) / columns) - 1;
    }

    ObjectProperty<ExportKind> valueProperty() {
        return value;
    }

    ExportKind getValue() {
        return value.get();
    }
}
