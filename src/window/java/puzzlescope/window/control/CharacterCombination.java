package puzzlescope.window.control;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * A character, whichever keys of a keyboard type it. JavaFX's own combination of this kind checks only the pressed key,
 * so that it misses characters that need Shift on the user's keyboard.
 */
final class CharacterCombination extends KeyCombination {

    private final String character;

    CharacterCombination(String character) {
        this.character = character;
    }

    @Override
    public boolean match(KeyEvent event) {
        boolean command = event.isControlDown() || event.isAltDown() || event.isMetaDown();
        return event.getEventType() == KeyEvent.KEY_TYPED
                && event.getCharacter().equals(character)
                && !command;
    }

    @Override
    public String getDisplayText() {
        return character;
    }
}
