package puzzlescope.engine.text;

import java.util.Locale;

/** The languages that every word is there in. */
public enum Language {
    ENGLISH("en", Locale.ENGLISH),
    CHINESE("zh", Locale.SIMPLIFIED_CHINESE);

    private final String code;
    private final Locale locale;

    Language(String code, Locale locale) {
        this.code = code;
        this.locale = locale;
    }

    /** The code in flags and settings. */
    public String code() {
        return code;
    }

    public Locale locale() {
        return locale;
    }

    /** What the names of files in it have behind the name proper; nothing in English. */
    String suffix() {
        return this == ENGLISH ? "" : "_" + locale;
    }

    /** The language of a code; English if the code is unknown. */
    public static Language ofCode(String code) {
        return CHINESE.code.equals(code) ? CHINESE : ENGLISH;
    }

    /** The language that suits a locale. */
    public static Language of(Locale locale) {
        return ofCode(locale.getLanguage());
    }
}
