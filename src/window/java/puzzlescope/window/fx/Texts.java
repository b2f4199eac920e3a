package puzzlescope.window.fx;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** Messages in the window's language, with bindings that follow the language. FX thread only. */
public final class Texts {

    private final ObjectProperty<Words> words;
    private int version;

    public Texts(Language language) {
        words = new SimpleObjectProperty<>(new Words(language));
    }

    public ReadOnlyObjectProperty<Words> wordsProperty() {
        return words;
    }

    public Words words() {
        return words.get();
    }

    /** Incremented when the language changes. */
    public int version() {
        return version;
    }

    public Language language() {
        return words().language();
    }

    public void use(Language language) {
        if (language != language()) {
            use(new Words(language));
        }
    }

    public void use(Words next) {
        version++;
        words.set(next);
    }

    public String localize(String key, Object... arguments) {
        return words().localize(key, arguments);
    }

    public String localize(Message message) {
        return words().localize(message);
    }

    /** The message of a key in the current language and any chosen later. */
    public StringBinding of(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> localize(key, arguments), words);
    }
}
