package puzzlescope.engine.text;

import java.util.Locale;

/** The languages of the user interface. */
public enum Language {
    ENGLISH("en", Locale.ENGLISH),
    CHINESE("zh", Locale.SIMPLIFIED_CHINESE);

    private final String code;
    private final Locale locale;

    Language(String code, Locale locale) {
        this.code = code;
        this.locale = locale;
    }

    /** Returns the code used in options and settings. */
    public String code() {
        return code;
    }

    public Locale locale() {
        return locale;
    }

    /** Returns the suffix of file names in this language; empty for English. */
    String suffix() {
        return this == ENGLISH ? "" : "_" + locale;
    }

    /** Returns the language of a code; English if the code is unknown. */
    public static Language ofCode(String code) {
        return CHINESE.code.equals(code) ? CHINESE : ENGLISH;
    }

    public static Language of(Locale locale) {
        return ofCode(locale.getLanguage());
    }
}
