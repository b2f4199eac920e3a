package puzzlescope.finder.window;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import puzzlescope.engine.event.ConstantId;

/** The commands on selected matches; their keys apply while the table has the focus. */
enum FinderCommand implements ConstantId {
    TIMES(MaterialDesignC.CLOCK_OUTLINE, new KeyCodeCombination(KeyCode.I, KeyCombination.SHORTCUT_DOWN)),
    OPEN(MaterialDesignO.OPEN_IN_NEW, new KeyCodeCombination(KeyCode.ENTER)),
    SHOW(MaterialDesignF.FOLDER_EYE_OUTLINE, new KeyCodeCombination(KeyCode.ENTER, KeyCombination.ALT_DOWN)),
    COPY_PATH(MaterialDesignC.CONTENT_COPY, new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN)),
    COPY_TO(MaterialDesignF.FILE_MULTIPLE_OUTLINE, new KeyCodeCombination(KeyCode.F5)),
    COPY_AS(MaterialDesignF.FILE_EDIT_OUTLINE, new KeyCodeCombination(KeyCode.F5, KeyCombination.SHIFT_DOWN)),
    MOVE_TO(MaterialDesignF.FILE_MOVE_OUTLINE, new KeyCodeCombination(KeyCode.F6)),
    MOVE_AS(MaterialDesignF.FILE_REPLACE_OUTLINE, new KeyCodeCombination(KeyCode.F6, KeyCombination.SHIFT_DOWN)),
    RENAME(MaterialDesignR.RENAME_BOX, new KeyCodeCombination(KeyCode.F2)),
    TRASH(MaterialDesignT.TRASH_CAN_OUTLINE, new KeyCodeCombination(KeyCode.DELETE)),
    UNDO(MaterialDesignU.UNDO_VARIANT, new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN));

    private final Ikon icon;
    private final KeyCombination keys;

    FinderCommand(Ikon icon, KeyCombination keys) {
        this.icon = icon;
        this.keys = keys;
    }

    String key() {
        return "finder.action." + id();
    }

    boolean needsRealFiles() {
        return this != TIMES && this != UNDO;
    }

    Ikon icon() {
        return icon;
    }

    KeyCombination keys() {
        return keys;
    }
}
