package puzzlescope.engine.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables as spreadsheets read them: as RFC 4180 has it, but for the ends of lines. */
public final class Csv {

    /** Without it spreadsheets do not see which letters these are. */
    public static final String BYTE_ORDER_MARK = "\uFEFF";

    /** What a spreadsheet takes for the beginning of a formula. */
    private static final String FORMULA = "=+-@\t\r";

    private Csv() {}

    /** A line of values that were computed. */
    public static String row(Stream<String> values) {
        return values.map(Csv::quoted).collect(Collectors.joining(",", "", "\n"));
    }

    /** A line of values that somebody wrote: none is taken for a formula. */
    public static String rowOfTexts(List<String> values) {
        return row(values.stream().map(Csv::noFormula));
    }

    private static String noFormula(String value) {
        return !value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
    }

    private static String quoted(String value) {
        return value.chars().anyMatch(each -> each == ',' || each == '"' || each == '\n' || each == '\r')
                ? '"' + value.replace("\"", "\"\"") + '"'
                : value;
    }
}
