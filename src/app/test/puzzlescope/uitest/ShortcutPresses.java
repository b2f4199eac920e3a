package puzzlescope.uitest;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.window.control.Shortcut;

/** A key press for each shortcut, found by trying all keys. */
final class ShortcutPresses {

    private static final int MODIFIERS = 4;
    private static final char FIRST_TYPED = ' ';
    private static final char LAST_TYPED = '~';

    private static final Map<Shortcut, KeyEvent> BY_SHORTCUT = find();

    private ShortcutPresses() {}

    static KeyEvent of(Shortcut shortcut) {
        return BY_SHORTCUT.get(shortcut);
    }

    private static Map<Shortcut, KeyEvent> find() {
        var found = new EnumMap<Shortcut, KeyEvent>(Shortcut.class);
        for (int modifiers = 0; modifiers < 1 << MODIFIERS; modifiers++) {
            for (var code : KeyCode.values()) {
                add(found, event(KeyEvent.KEY_PRESSED, "", code, modifiers));
            }
        }
        for (char character = FIRST_TYPED; character <= LAST_TYPED; character++) {
            add(found, event(KeyEvent.KEY_TYPED, String.valueOf(character), KeyCode.UNDEFINED, 0));
        }
        var none = Stream.of(Shortcut.values())
                .filter(each -> !found.containsKey(each))
                .toList();
        if (!none.isEmpty()) {
            throw new IllegalStateException("no key asks for " + none);
        }
        return found;
    }

    private static void add(Map<Shortcut, KeyEvent> found, KeyEvent event) {
        for (var shortcut : Shortcut.values()) {
            if (shortcut.matches(event)) {
                found.putIfAbsent(shortcut, event);
            }
        }
    }

    /** A key without shift, control and so on. */
    static KeyEvent plain(KeyCode code) {
        return event(KeyEvent.KEY_PRESSED, "", code, 0);
    }

    private static KeyEvent event(EventType<KeyEvent> type, String character, KeyCode code, int modifiers) {
        return new KeyEvent(
                type,
                character,
                "",
                code,
                (modifiers & 1) != 0,
                (modifiers & 2) != 0,
                (modifiers & 4) != 0,
                (modifiers & 8) != 0);
    }
}
