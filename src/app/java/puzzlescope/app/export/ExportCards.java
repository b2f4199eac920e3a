package puzzlescope.app.export;

import java.util.Comparator;
import java.util.List;
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

    /** A kind that the app brings along, with its sign. */
    private record BuiltInKind(String id, Ikon icon) {}

    /** The order of the cards; other kinds follow. */
    private static final List<BuiltInKind> KNOWN = List.of(
            new BuiltInKind("picture", MaterialDesignI.IMAGE_OUTLINE),
            new BuiltInKind("film", MaterialDesignM.MOVIE_OUTLINE),
            new BuiltInKind("slides", MaterialDesignP.PRESENTATION),
            new BuiltInKind("handout", MaterialDesignF.FILE_DOCUMENT_OUTLINE),
            new BuiltInKind("page", MaterialDesignW.WEB),
            new BuiltInKind("sheet", MaterialDesignC.CLIPBOARD_TEXT_OUTLINE),
            new BuiltInKind("quiz", MaterialDesignH.HELP_CIRCLE_OUTLINE),
            new BuiltInKind("numbers", MaterialDesignT.TABLE_LARGE),
            new BuiltInKind("events", MaterialDesignC.CODE_JSON));

    private final ObjectProperty<ExportKind> value = new SimpleObjectProperty<>();

    /** Creates the cards of all kinds; the first one is chosen. */
    ExportCards(Appearance appearance) {
        setId("export-kind");
        getStyleClass().add("export-cards");
        var share = widthProperty().map(width -> share(width.doubleValue(), appearance.textSize()));
        var kinds = ExportKind.all().stream()
                .sorted(Comparator.comparingInt(ExportCards::place))
                .toList();
        for (var kind : kinds) {
            var card = new ToggleButton();
            card.setId("export-kind-" + kind.id());
            card.getStyleClass().add("export-card");
            card.textProperty().bind(appearance.texts().of("export." + kind.id()));
            card.setGraphic(new FontIcon(
                    place(kind) < KNOWN.size() ? KNOWN.get(place(kind)).icon() : MaterialDesignF.FILE_EXPORT_OUTLINE));
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

    private static int place(ExportKind kind) {
        var ids = KNOWN.stream().map(BuiltInKind::id).toList();
        return ids.contains(kind.id()) ? ids.indexOf(kind.id()) : ids.size();
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
