package puzzlescope.engine.text;

/** A language that an algorithm is written in. */
public enum Code {
    PSEUDOCODE(""),
    PYTHON("py"),
    JAVASCRIPT("js");

    private final String extension;

    Code(String extension) {
        this.extension = extension;
    }

    /** How the names of files with such programs end, without the dot; empty if it is no language of programs. */
    public String extension() {
        return extension;
    }

    /** What its listing of an algorithm is named behind the algorithm's name; only pseudo-code differs by language. */
    String ending(Language language) {
        var dialect = this == PSEUDOCODE ? language.suffix() : "";
        return dialect + (extension.isEmpty() ? "" : "." + extension) + ".listing";
    }
}
