package puzzlescope.finder.condition;

import puzzlescope.engine.event.Message;

/** A condition on the size of a file in bytes. */
public sealed interface SizeCondition extends FileCondition {

    /** The size is even. */
    record EvenSize() implements SizeCondition {

        @Override
        public boolean matches(FileEntry file) {
            return file.size() % 2 == 0;
        }

        @Override
        public Message explanation(FileEntry file) {
            return Message.of(matches(file) ? "finder.why.even" : "finder.why.odd", file.size());
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.even");
        }

        @Override
        public Message heading() {
            return Message.of("finder.heading.even");
        }

        @Override
        public String text() {
            return "even-size";
        }
    }

    /**
     * The size is more than, less than or equal to a number.
     *
     * @param sign {@code >}, {@code <} or {@code =}
     */
    record Size(char sign, long bytes) implements SizeCondition {

        @Override
        public boolean matches(FileEntry file) {
            int compared = Long.compare(file.size(), bytes);
            return sign == '>' ? compared > 0 : sign == '<' ? compared < 0 : compared == 0;
        }

        private String key() {
            return sign == '>' ? "more" : sign == '<' ? "less" : "equal";
        }

        @Override
        public Message explanation(FileEntry file) {
            var key = "finder.why." + (matches(file) ? "" : "not-") + key();
            return Message.of(key, file.size(), bytes);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what." + key(), bytes);
        }

        @Override
        public String text() {
            return "size" + sign + bytes;
        }
    }

    /** The size modulo a divisor equals a remainder. */
    record Remainder(long divisor, long remainder) implements SizeCondition {

        @Override
        public boolean matches(FileEntry file) {
            return file.size() % divisor == remainder;
        }

        @Override
        public Message explanation(FileEntry file) {
            var key = matches(file) ? "finder.why.remainder" : "finder.why.not-remainder";
            return Message.of(key, file.size(), divisor, file.size() % divisor, remainder);
        }

        @Override
        public Message describe() {
            return Message.of("finder.what.remainder", divisor, remainder);
        }

        @Override
        public String text() {
            return "size%" + divisor + "=" + remainder;
        }
    }
}
