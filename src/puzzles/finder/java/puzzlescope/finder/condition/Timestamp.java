package puzzlescope.finder.condition;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.finder.tree.FolderItem;

/**
 * A time of a file as given by Python's modules {@code os} and {@code time}: seconds, then the parts of a date in a
 * time zone, then a text. The names are those of Python in every language.
 *
 * @param millis milliseconds since 1970 in UTC, or {@link FolderItem#NOT_KNOWN}
 * @param nanos the nanoseconds within the millisecond
 */
public record Timestamp(FileTime time, long millis, int nanos) {

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    /** A time that is known to the millisecond. */
    public Timestamp(FileTime time, long millis) {
        this(time, millis, 0);
    }

    /** The parts of a date, with the names of Python's {@code struct_time}. */
    public enum Part implements ConstantId {
        YEAR("year", ZonedDateTime::getYear),
        MONTH("mon", ZonedDateTime::getMonthValue),
        DAY("mday", ZonedDateTime::getDayOfMonth),
        HOUR("hour", ZonedDateTime::getHour),
        MINUTE("min", ZonedDateTime::getMinute),
        SECOND("sec", ZonedDateTime::getSecond),
        /** The day of the week, 0 for Monday. */
        WEEKDAY("wday", date -> date.getDayOfWeek().ordinal() - DayOfWeek.MONDAY.ordinal()),
        DAY_OF_YEAR("yday", ZonedDateTime::getDayOfYear),
        /** 1 during daylight saving time. */
        SUMMER_TIME("isdst", date -> date.getZone().getRules().isDaylightSavings(date.toInstant()) ? 1 : 0);

        private final String attribute;
        private final ToIntFunction<ZonedDateTime> value;

        Part(String attribute, ToIntFunction<ZonedDateTime> value) {
            this.attribute = "tm_" + attribute;
            this.value = value;
        }

        public String attribute() {
            return attribute;
        }

        public int of(ZonedDateTime date) {
            return value.applyAsInt(date);
        }
    }

    /** The three times of a file. */
    public static List<Timestamp> of(FileEntry file) {
        return Arrays.stream(FileTime.values())
                .map(time -> new Timestamp(time, time.of(file), time.nanosOf(file)))
                .toList();
    }

    /** Returns whether the file system provides it. */
    public boolean isKnown() {
        return millis != FolderItem.NOT_KNOWN;
    }

    /** The call that returns it in seconds. */
    public String function() {
        return "os.path.get" + time.letter() + "time()";
    }

    /** The seconds since 1970 in UTC as Python prints them: a floating-point number, computed as CPython does. */
    public String seconds() {
        double nanosOfSecond = Math.floorMod(millis, 1000) * 1e6 + nanos;
        var seconds = new BigDecimal(Double.toString(Math.floorDiv(millis, 1000) + 1e-9 * nanosOfSecond));
        return seconds.setScale(Math.max(1, seconds.stripTrailingZeros().scale()))
                .toPlainString();
    }

    public ZonedDateTime in(ZoneId zone) {
        return Instant.ofEpochMilli(millis).atZone(zone);
    }

    /** Formats a date like {@code time.asctime()} of Python. */
    public static String ascTime(ZonedDateTime date) {
        var day = capital(date.getDayOfWeek().name());
        var month = capital(date.getMonth().name());
        return String.format(
                Locale.ROOT, "%s %s %2d %s %d", day, month, date.getDayOfMonth(), CLOCK.format(date), date.getYear());
    }

    private static String capital(String name) {
        return name.charAt(0) + name.substring(1, 3).toLowerCase(Locale.ROOT);
    }

    /** Formats the steps from the file to the parts of the date, in indented lines. */
    public String text(ZoneId zone) {
        if (!isKnown()) {
            return "  " + function() + "  -\n";
        }
        return "  " + function() + "  " + seconds() + "\n" + text("time.localtime()", in(zone))
                + text("time.gmtime()", in(ZoneOffset.UTC));
    }

    private static String text(String function, ZonedDateTime date) {
        var parts = Arrays.stream(Part.values())
                .map(part -> part.attribute() + "=" + part.of(date))
                .collect(Collectors.joining(", "));
        return "    " + function + "  " + parts + "\n      time.asctime()  " + ascTime(date) + "\n";
    }
}
