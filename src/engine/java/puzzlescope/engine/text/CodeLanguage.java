package puzzlescope.engine.text;

/** A language in which an algorithm is written. */
public enum CodeLanguage {
    PSEUDOCODE(""),
    PYTHON("py"),
    JAVASCRIPT("js");

    private final String extension;

    CodeLanguage(String extension) {
        this.extension = extension;
    }

    /** Returns the file extension of programs in this language, without the dot; empty for pseudocode. */
    public String extension() {
        return extension;
    }

    /**
     * Returns the suffix of a listing's file name after the algorithm's name; only pseudocode depends on the language.
     */
    String ending(Language language) {
        var dialect = this == PSEUDOCODE ? language.suffix() : "";
        return dialect + (extension.isEmpty() ? "" : "." + extension) + ".listing";
    }
}
