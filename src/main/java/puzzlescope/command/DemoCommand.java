package puzzlescope.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.text.Words;

/** Plays the demo and says where its pictures are. */
final class DemoCommand {

    /** Width and height of a window in px. */
    record Size(int width, int height) {

        private static final Pattern FORM = Pattern.compile("(\\d{1,5})[xX\u00d7](\\d{1,5})");
        private static final int SMALLEST = 640;
        private static final int LARGEST = 4096;

        static Size parse(String text) {
            var matcher = FORM.matcher(text.strip());
            if (matcher.matches()) {
                var size = new Size(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
                if (Math.min(size.width, size.height) >= SMALLEST && Math.max(size.width, size.height) <= LARGEST) {
                    return size;
                }
            }
            throw new Refusal(Message.of("refusal.size", text.strip(), SMALLEST, LARGEST));
        }

        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    private static final TextParameter<Path> OUT =
            new TextParameter<>("out", Path.of("demo"), DemoCommand::path, Path::toString);
    private static final ChoiceParameter THEME = new ChoiceParameter("theme", List.of("light", "dark"), "light");
    private static final TextParameter<Size> SIZE =
            new TextParameter<>("size", new Size(1440, 900), Size::parse, Size::toString);

    static final List<Flag> FLAGS = List.of(
            new Flag(OUT, "command.demo.out.help"),
            new Flag(THEME, "command.demo.theme.help"),
            new Flag(SIZE, "command.demo.size.help"));

    private final Words words;
    private final Output out;
    private final Output err;

    DemoCommand(Words words, Output out, Output err) {
        this.words = words;
        this.out = out;
        this.err = err;
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException unusable) {
            throw new Refusal(Message.of("refusal.folder", text));
        }
    }

    /** Plays; gives the exit code. */
    int run(Demo demo, Arguments arguments) {
        var folder = arguments.get(OUT).toAbsolutePath().normalize();
        var size = arguments.get(SIZE);
        try {
            demo.play(new Demo.Wish(folder, arguments.get(THEME), words.language(), size.width, size.height));
        } catch (IOException unwritable) {
            err.accept(words.say("command.not-written", String.valueOf(unwritable.getMessage())) + "\n");
            err.flush();
            return ExitCode.FAILED;
        }
        out.accept(folder + "\n");
        out.flush();
        return ExitCode.DONE;
    }
}
