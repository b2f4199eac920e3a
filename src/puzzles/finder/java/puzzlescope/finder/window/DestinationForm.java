package puzzlescope.finder.window;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import puzzlescope.finder.tree.PathText;
import puzzlescope.finder.window.FinderPrompts.Destination;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** Asks for a name and a folder. FX thread only. */
final class DestinationForm extends GridPane {

    private final TextField name;
    private final Label shown = LocalizedControls.wrapped();
    private Path folder;

    /** @param another opens the choice of another folder */
    DestinationForm(Appearance appearance, Path folder, String name, Supplier<Optional<Path>> another) {
        this.folder = folder;
        this.name = new TextField(name);
        getStyleClass().add("place-form");
        this.name.setId("place-name");
        setHgrow(this.name, Priority.ALWAYS);
        shown.setId("place-folder");
        var choose = new Button(appearance.localize("finder.ask.another-folder"));
        choose.setId("place-choose");
        choose.setOnAction(_ -> another.get().ifPresent(this::setFolder));
        var nameLabel = new Label(appearance.localize("finder.column.name"));
        nameLabel.setMinWidth(Region.USE_PREF_SIZE);
        nameLabel.setLabelFor(this.name);
        var folderLabel = new Label(appearance.localize("finder.column.folder"));
        folderLabel.setMinWidth(Region.USE_PREF_SIZE);
        addRow(0, nameLabel, this.name);
        addRow(1, folderLabel, shown);
        add(choose, 1, 2);
        setFolder(folder);
    }

    private void setFolder(Path chosen) {
        folder = chosen;
        shown.setText(PathText.displayed(chosen));
    }

    /** Selects the name without its extension. */
    void focusName() {
        name.requestFocus();
        int dot = name.getText().lastIndexOf('.');
        name.selectRange(0, dot <= 0 ? name.getLength() : dot);
    }

    Destination destination() {
        return new Destination(folder, name.getText());
    }
}
