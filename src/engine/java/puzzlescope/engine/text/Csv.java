package puzzlescope.engine.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables for spreadsheets, in RFC 4180 format except for the line ends. */
public final class Csv {

    /** Lets spreadsheets recognise the encoding. */
    public static final String BYTE_ORDER_MARK = "\uFEFF";

    /**
     * The place before a formula. Spreadsheets may ignore blanks there, know full-width signs, and separate columns at
     * semicolons or tabs instead of commas.
     */
    private static final Pattern FORMULA =
            Pattern.compile("(?:^|(?<=[;\t\r\n]))(?=\\s*[=+@\uFF1D\uFF0B\uFF0D\uFF20-])");

    private Csv() {}

    public static String row(Stream<String> values) {
        return values.map(Csv::quoted).collect(Collectors.joining(",", "", "\n"));
    }

    /** Returns a row of free text; none of it is taken for a formula. */
    public static String rowOfTexts(List<String> values) {
        return row(values.stream().map(Csv::noFormula));
    }

    private static String noFormula(String value) {
        return FORMULA.matcher(value).replaceAll("'");
    }

    private static String quoted(String value) {
        return value.chars().anyMatch(each -> each == ',' || each == '"' || each == '\n' || each == '\r')
                ? '"' + value.replace("\"", "\"\"") + '"'
                : value;
    }
}
