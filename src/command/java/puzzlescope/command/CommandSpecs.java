package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.SolveHandlers;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.TranscriptFormat.Repeated;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportKind;

/**
 * Creates commands and flags from the declarations of the puzzles. Values remain text here; the parameters parse them
 * later.
 *
 * <p>A command that the command line does not name gets only its summary: there are a hundred commands, and creating
 * them all takes longer than a short run.
 */
final class CommandSpecs {

    static final String NAME = "puzzlescope";
    static final String TRANSCRIPT = "transcript";
    static final String SOLVE = "solve";
    static final String DEMO = "demo";
    static final String OPEN = "open";
    static final String EXPORT = "export";
    static final String QUESTIONS = "questions";
    static final String COLLECT = "collect";
    static final String LESSON = "lesson";
    static final String CHECK = "check";
    static final Flag LANGUAGE =
            new Flag(new ChoiceParameter<>("lang", List.of(Language.values()), Language::code), "command.lang.help");
    static final ChoiceParameter<Boolean> TIMED = ChoiceParameter.yesOrNo("time");
    static final Flag TIME = new Flag(TIMED, "command.time.help");
    static final Flag PROGRESS = new Flag(ProgressLine.CHOICE, "command.progress.help");

    private static final int HELP_WIDTH = 100;

    private final Words words;
    private final Set<String> asked;

    /** @param arguments the command line to parse */
    CommandSpecs(Words words, List<String> arguments) {
        this.words = words;
        asked = Set.copyOf(arguments);
    }

    CommandSpec root() {
        var version = OptionSpec.builder("--version", "-V")
                .versionHelp(true)
                .description(words.localize("command.version.help"));
        var root = command(NAME, "command.synopsis-commands", "command.summary", "command.commands")
                .addOption(version.build());
        addCommonFlags(root);
        addOfPuzzles(root, TRANSCRIPT, CommandSpecs::flags);
        addOfPuzzles(root, SOLVE, puzzle -> SolveCommand.flags(SolveHandlers.of(puzzle)));
        add(root, EXPORT, "command.synopsis-kinds", "command.export", "command.kinds", this::addKinds);
        // The window handles the file; the command is here for the help only.
        add(
                root,
                OPEN,
                "command.synopsis-file",
                "command.open",
                "command.commands",
                open -> open.addPositional(PositionalParamSpec.builder()
                        .arity("0..1")
                        .type(String.class)
                        .hidden(true)
                        .build()));
        addOfPuzzles(root, QUESTIONS, QuestionsCommand::flags);
        addOfFlags(root, COLLECT, "command.collect", CollectCommand.FLAGS);
        addOfFlags(root, DEMO, "command.demo", DemoCommand.FLAGS);
        add(root, CHECK, "command.synopsis-check", "command.check", "command.puzzles", this::addChecks);
        return root;
    }

    /** Returns the flags of a puzzle's transcript. */
    static List<Flag> flags(Puzzle puzzle) {
        var flags = new ArrayList<>(Flag.of(puzzle));
        flags.add(TIME);
        return flags;
    }

    private void addKinds(CommandSpec export) {
        for (var kind : ExportKind.all()) {
            addOfPuzzles(export, kind.id(), "command.export." + kind.id(), puzzle -> ExportCommand.flags(kind, puzzle));
        }
        var sheet = Objects.requireNonNull(export.subcommands().get(LessonSheetCommand.KIND))
                .getCommandSpec();
        addOfFlags(sheet, LESSON, "command.export.lesson", LessonSheetCommand.FLAGS);
    }

    private void addChecks(CommandSpec check) {
        for (var puzzle : Catalogue.all()) {
            add(check, puzzle.id(), "command.synopsis-options", puzzle.id() + ".summary", "command.commands", _ -> {});
        }
    }

    private void addOfPuzzles(CommandSpec parent, String name, Function<Puzzle, List<Flag>> flags) {
        addOfPuzzles(parent, name, "command." + name, flags);
    }

    private void addOfPuzzles(CommandSpec parent, String name, String summaryKey, Function<Puzzle, List<Flag>> flags) {
        add(parent, name, "command.synopsis-puzzles", summaryKey, "command.puzzles", all -> {
            all.addOption(OptionSpec.builder(ExpandedCommandLine.FLAG)
                    .type(String.class)
                    .arity("1")
                    .paramLabel("<" + words.localize("command.file") + ">")
                    .description(words.localize("command.run.help"))
                    .build());
            Catalogue.all().forEach(puzzle -> addPuzzle(all, puzzle, flags));
        });
    }

    private void addOfFlags(CommandSpec parent, String name, String summaryKey, List<Flag> flags) {
        add(
                parent,
                name,
                "command.synopsis-options",
                summaryKey,
                "command.commands",
                command -> flags.forEach(flag -> command.addOption(option(flag))));
    }

    private void addPuzzle(CommandSpec command, Puzzle puzzle, Function<Puzzle, List<Flag>> flags) {
        var key = puzzle.id() + ".summary";
        add(command, puzzle.id(), "command.synopsis-options", key, "command.commands", one -> {
            var repeated = command.name().equals(TRANSCRIPT)
                    ? Transcripts.of(puzzle).repeated().map(Repeated::parameter)
                    : Optional.<Parameter<?>>empty();
            flags.apply(puzzle)
                    .forEach(flag -> one.addOption(
                            option(flag, repeated.filter(flag.first()::equals).isPresent())));
            one.addOption(option(PROGRESS));
        });
    }

    /** Adds a command; {@code fill} adds its options and subcommands if it was named. */
    private void add(
            CommandSpec parent,
            String name,
            String synopsisKey,
            String summaryKey,
            String subcommandsKey,
            Consumer<CommandSpec> fill) {
        var command = command(parent.qualifiedName() + " " + name, synopsisKey, summaryKey, subcommandsKey);
        parent.addSubcommand(name, command);
        if (asked.contains(name)) {
            fill.accept(command);
            addCommonFlags(command);
        }
    }

    private CommandSpec command(String path, String synopsisKey, String summaryKey, String subcommandsKey) {
        var command = CommandSpec.create().name(path.substring(path.lastIndexOf(' ') + 1));
        command.interpolateVariables(false);
        command.usageMessage()
                .width(HELP_WIDTH)
                .sortOptions(false)
                .customSynopsis(path + " " + escaped(words.localize(synopsisKey)))
                .synopsisHeading(words.localize("command.usage") + " ")
                .optionListHeading("%n" + words.localize("command.options") + "%n")
                .commandListHeading("%n" + words.localize(subcommandsKey) + "%n")
                .description(escaped(words.localize(summaryKey)));
        return command;
    }

    private void addCommonFlags(CommandSpec command) {
        var help = OptionSpec.builder("--help", "-h").usageHelp(true).description(words.localize("command.help.help"));
        command.addOption(option(LANGUAGE)).addOption(plugIn()).addOption(help.build());
    }

    /** {@link RequestedPlugIns} handles the files; the option is here for the help, and for the flag without a file. */
    private OptionSpec plugIn() {
        return OptionSpec.builder(RequestedPlugIns.FLAG)
                .type(String.class)
                .arity("1")
                .paramLabel("<" + words.localize("command.file") + ">")
                .description(words.localize("command.plug-in.help"))
                .build();
    }

    private OptionSpec option(Flag flag) {
        return option(flag, false);
    }

    private OptionSpec option(Flag flag, boolean repeated) {
        boolean mayStandAlone = flag.first() instanceof ChoiceParameter<?> choice && choice.isYesOrNo();
        return OptionSpec.builder(flag.typed())
                .type(repeated ? List.class : String.class)
                .auxiliaryTypes(repeated ? new Class<?>[] {String.class} : new Class<?>[0])
                .arity(mayStandAlone ? "0..1" : "1")
                .fallbackValue(mayStandAlone ? "yes" : "")
                .paramLabel("<" + words.localize(label(flag.first())) + ">")
                .description(describe(flag.first(), words.localize(flag.helpKey())))
                .build();
    }

    private static String label(Parameter<?> parameter) {
        return switch (parameter) {
            case NumberParameter _ -> "command.number";
            case ChoiceParameter<?> _ -> "command.choice";
            case TextParameter<?> text -> text.lines().isPresent() ? "command.file" : "command.text";
        };
    }

    private String describe(Parameter<?> parameter, String help) {
        var preset = preset(parameter);
        return switch (parameter) {
            case NumberParameter number
            when number.minimum() > Long.MIN_VALUE ->
                words.localize("command.value-range", help, number.minimum(), number.maximum(), preset);
            case ChoiceParameter<?> choice ->
                words.localize("command.value-choices", help, String.join(", ", choice.choices()), preset);
            case TextParameter<?> text when text.lines().isPresent() -> help;
            default -> preset.isEmpty() ? help : words.localize("command.value-default", help, preset);
        };
    }

    private static <T> String preset(Parameter<T> parameter) {
        return parameter.format(parameter.preset());
    }

    /** Escapes a text for picocli, which treats the texts of commands, but not of options, as format strings. */
    private static String escaped(String text) {
        return text.replace("%", "%%");
    }
}
