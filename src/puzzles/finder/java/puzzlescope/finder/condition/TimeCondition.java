package puzzlescope.finder.condition;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.FolderItem;

/** A condition on a time of a file, in this machine's time zone. An unknown time fulfils none. */
sealed interface TimeCondition extends FileCondition {

    FileTime time();

    boolean matches(LocalDateTime at);

    /** Returns the reason why a time does or does not. */
    Message explanation(LocalDateTime at);

    /** Returns the required value as typed. */
    String value();

    /** Returns the keyword after the time. */
    String word();

    @Override
    default boolean matches(FileEntry file) {
        return isKnown(file) && matches(at(file));
    }

    @Override
    default Message explanation(FileEntry file) {
        return isKnown(file) ? explanation(at(file)) : Message.of("finder.why.no-date", time().done());
    }

    @Override
    default String text() {
        return time().id() + "-" + word() + ":" + value();
    }

    private boolean isKnown(FileEntry file) {
        return time().of(file) != FolderItem.NOT_KNOWN;
    }

    private LocalDateTime at(FileEntry file) {
        return LocalDateTime.ofInstant(Instant.ofEpochMilli(time().of(file)), ZoneId.systemDefault());
    }

    /** On a day or later. */
    record Since(FileTime time, LocalDate day) implements TimeCondition {

        @Override
        public boolean matches(LocalDateTime at) {
            return !at.toLocalDate().isBefore(day);
        }

        @Override
        public Message explanation(LocalDateTime at) {
            return compared(time, at, day, matches(at));
        }

        static Message compared(FileTime time, LocalDateTime at, LocalDate day, boolean since) {
            var key = since ? "finder.why.since" : "finder.why.not-since";
            return Message.of(key, at.toLocalDate().toString(), day.toString(), time.done());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.since", day.toString(), time.done());
        }

        @Override
        public String word() {
            return "since";
        }

        @Override
        public String value() {
            return day.toString();
        }
    }

    /** Before a day. */
    record Before(FileTime time, LocalDate day) implements TimeCondition {

        @Override
        public boolean matches(LocalDateTime at) {
            return at.toLocalDate().isBefore(day);
        }

        @Override
        public Message explanation(LocalDateTime at) {
            return Since.compared(time, at, day, !matches(at));
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.before", day.toString(), time.done());
        }

        @Override
        public String word() {
            return "before";
        }

        @Override
        public String value() {
            return day.toString();
        }
    }

    /** On a day. */
    record OnDay(FileTime time, LocalDate day) implements TimeCondition {

        @Override
        public boolean matches(LocalDateTime at) {
            return at.toLocalDate().equals(day);
        }

        @Override
        public Message explanation(LocalDateTime at) {
            var key = matches(at) ? "finder.why.on" : "finder.why.not-on";
            return Message.of(key, at.toLocalDate().toString(), time.done(), day.toString());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.on", day.toString(), time.done());
        }

        @Override
        public String word() {
            return "on";
        }

        @Override
        public String value() {
            return day.toString();
        }
    }

    /** On certain days of the week: one, or several consecutive ones. */
    record OnWeekday(FileTime time, Weekdays days) implements TimeCondition {

        @Override
        public boolean matches(LocalDateTime at) {
            return days.has(at.getDayOfWeek());
        }

        @Override
        public Message explanation(LocalDateTime at) {
            var key = matches(at) ? "finder.why.weekday" : "finder.why.not-weekday";
            var day = Weekdays.message(at.getDayOfWeek());
            return Message.of(key, at.toLocalDate().toString(), time.done(), day, days.message());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.on", days.message(), time.done());
        }

        @Override
        public String word() {
            return "on";
        }

        @Override
        public String value() {
            return days.id();
        }
    }

    /** Within a range of hours, including the whole last one; past midnight if the first is later than the last. */
    record AtHour(FileTime time, int first, int last) implements TimeCondition {

        @Override
        public boolean matches(LocalDateTime at) {
            int hour = at.getHour();
            return first <= last ? first <= hour && hour <= last : first <= hour || hour <= last;
        }

        @Override
        public Message explanation(LocalDateTime at) {
            var key = matches(at) ? "finder.why.hour" : "finder.why.not-hour";
            var minute = at.toLocalTime().truncatedTo(ChronoUnit.MINUTES).toString();
            return Message.of(key, minute, time.done(), clock(first), last(last));
        }

        private static String clock(int hour) {
            return String.format(Locale.ROOT, "%02d:00", hour);
        }

        private static String last(int hour) {
            return String.format(Locale.ROOT, "%02d:59", hour);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.hour", clock(first), last(last), time.done());
        }

        @Override
        public String word() {
            return "hour";
        }

        @Override
        public String value() {
            return first == last ? String.valueOf(first) : first + "-" + last;
        }
    }

    /** A single day of the week, the working days, or the weekend. */
    enum Weekdays implements ConstantId {
        MONDAY,
        TUESDAY,
        WEDNESDAY,
        THURSDAY,
        FRIDAY,
        SATURDAY,
        SUNDAY,
        WEEKDAY,
        WEEKEND;

        boolean has(DayOfWeek day) {
            return switch (this) {
                case WEEKDAY -> day.compareTo(DayOfWeek.FRIDAY) <= 0;
                case WEEKEND -> day.compareTo(DayOfWeek.FRIDAY) > 0;
                case MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY -> day.ordinal() == ordinal();
            };
        }

        Message message() {
            return Message.of("finder.weekday." + id());
        }

        static Message message(DayOfWeek day) {
            return values()[day.ordinal()].message();
        }
    }
}
