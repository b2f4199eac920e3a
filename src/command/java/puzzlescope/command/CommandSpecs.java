package puzzlescope.command;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.text.Language;
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
    static final String PROGRAM = "program";
    static final String EXAMPLES = "examples";
    static final String LESSON = "lesson";
    static final String CHECK = "check";
    static final ChoiceParameter<Language> LANGUAGES =
            new ChoiceParameter<>("lang", List.of(Language.values()), Language::code);
    static final Flag LANGUAGE = new Flag(LANGUAGES, "command.lang.help");
    static final Flag PROGRESS = new Flag(ProgressLine.CHOICE, "command.progress.help");

    /** A command that needs a subcommand. */
    private static final Command GROUP = new Command(
            List.of(),
            call -> call.print(
                    ExitCode.REFUSED, ParseErrors.missing(call.parsed().commandSpec())));

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
        var root = group(NAME, "command.synopsis-commands", "command.summary", "command.commands")
                .addOption(version.build());
        addCommonOptions(root);
        addOfPuzzles(root, TRANSCRIPT, TranscriptCommand::of);
        addOfPuzzles(root, SOLVE, SolveCommand::of);
        addGroup(root, EXPORT, "command.synopsis-kinds", "command.export", "command.kinds", this::addKinds);
        addOpen(root);
        addOfPuzzles(root, QUESTIONS, QuestionsCommand::of);
        addGroup(root, PROGRAM, "command.synopsis-program", "command.program", "command.puzzles", this::addPrograms);
        add(root, EXAMPLES, "command.examples", () -> ExamplesCommand.COMMAND);
        add(root, COLLECT, "command.collect", () -> CollectCommand.COMMAND);
        add(root, DEMO, "command.demo", () -> DemoCommand.COMMAND);
        addGroup(root, CHECK, "command.synopsis-check", "command.check", "command.puzzles", this::addChecks);
        return root;
    }

    private void addKinds(CommandSpec export) {
        for (var kind : ExportKind.all()) {
            addOfPuzzles(export, kind.id(), "command.export." + kind.id(), puzzle -> ExportCommand.of(kind, puzzle));
        }
        var sheet = Objects.requireNonNull(export.subcommands().get(LessonSheetCommand.KIND))
                .getCommandSpec();
        add(sheet, LESSON, "command.export.lesson", LessonSheetCommand::command);
    }

    /** The window opens the file; a command line comes here only without one, or for the help. */
    private void addOpen(CommandSpec root) {
        var missing = new Command(List.of(), call -> call.print(ExitCode.REFUSED, Message.of("command.open.missing")));
        var file =
                PositionalParamSpec.builder().arity("0..1").type(String.class).hidden(true);
        add(root, OPEN, "command.synopsis-file", "command.open", () -> missing).addPositional(file.build());
    }

    private void addPrograms(CommandSpec program) {
        for (var puzzle : Catalogue.all()) {
            if (puzzle.programRules().isPresent()) {
                add(program, puzzle.id(), puzzle.id() + ".summary", () -> ProgramCommand.of(puzzle));
            }
        }
    }

    private void addChecks(CommandSpec check) {
        addPuzzles(check, CheckCommand::of);
    }

    private void addOfPuzzles(CommandSpec parent, String name, Function<Puzzle, Command> commands) {
        addOfPuzzles(parent, name, "command." + name, commands);
    }

    private void addOfPuzzles(CommandSpec parent, String name, String summaryKey, Function<Puzzle, Command> commands) {
        addGroup(parent, name, "command.synopsis-puzzles", summaryKey, "command.puzzles", all -> {
            all.addOption(fileOption(RunArgument.FLAG, "command.run.help"));
            addPuzzles(all, commands);
        });
    }

    private void addPuzzles(CommandSpec parent, Function<Puzzle, Command> commands) {
        for (var puzzle : Catalogue.all()) {
            add(parent, puzzle.id(), puzzle.id() + ".summary", () -> commands.apply(puzzle));
        }
    }

    private void add(CommandSpec parent, String name, String summaryKey, Supplier<Command> command) {
        add(parent, name, "command.synopsis-options", summaryKey, command);
    }

    /** Adds a command, with its flags if it was named. */
    private CommandSpec add(
            CommandSpec parent, String name, String synopsisKey, String summaryKey, Supplier<Command> command) {
        var isAsked = asked.contains(name);
        var made = isAsked ? command.get() : GROUP;
        var spec = spec(parent.qualifiedName() + " " + name, synopsisKey, summaryKey, made);
        parent.addSubcommand(name, spec);
        if (isAsked) {
            made.flags().forEach(flag -> spec.addOption(option(flag)));
            addCommonOptions(spec);
        }
        return spec;
    }

    /** Adds a command that needs a subcommand; {@code fill} adds these if it was named. */
    private void addGroup(
            CommandSpec parent,
            String name,
            String synopsisKey,
            String summaryKey,
            String subcommandsKey,
            Consumer<CommandSpec> fill) {
        var group = group(parent.qualifiedName() + " " + name, synopsisKey, summaryKey, subcommandsKey);
        parent.addSubcommand(name, group);
        if (asked.contains(name)) {
            fill.accept(group);
            addCommonOptions(group);
        }
    }

    private CommandSpec group(String path, String synopsisKey, String summaryKey, String subcommandsKey) {
        var group = spec(path, synopsisKey, summaryKey, GROUP);
        group.usageMessage().commandListHeading("%n" + words.localize(subcommandsKey) + "%n");
        return group;
    }

    private CommandSpec spec(String path, String synopsisKey, String summaryKey, Command command) {
        var spec = CommandSpec.wrapWithoutInspection(command).name(path.substring(path.lastIndexOf(' ') + 1));
        spec.interpolateVariables(false);
        spec.usageMessage()
                .width(HELP_WIDTH)
                .sortOptions(false)
                .customSynopsis(path + " " + escaped(words.localize(synopsisKey)))
                .synopsisHeading(words.localize("command.usage") + " ")
                .optionListHeading("%n" + words.localize("command.options") + "%n")
                .description(escaped(words.localize(summaryKey)));
        return spec;
    }

    /** {@link CommonOptions} has their values; the options are here for the help, and to miss a value. */
    private void addCommonOptions(CommandSpec command) {
        var help = OptionSpec.builder("--help", "-h").usageHelp(true).description(words.localize("command.help.help"));
        command.addOption(option(LANGUAGE))
                .addOption(fileOption(CommonOptions.PLUG_IN, "command.plug-in.help"))
                .addOption(help.build());
    }

    private OptionSpec fileOption(String name, String helpKey) {
        return OptionSpec.builder(name)
                .type(String.class)
                .arity("1")
                .paramLabel("<" + words.localize("command.file") + ">")
                .description(words.localize(helpKey))
                .build();
    }

    private OptionSpec option(Flag flag) {
        boolean mayStandAlone = flag.first() instanceof ChoiceParameter<?> choice && choice.isYesOrNo();
        return OptionSpec.builder(flag.typed())
                .type(flag.isRepeated() ? List.class : String.class)
                .auxiliaryTypes(flag.isRepeated() ? new Class<?>[] {String.class} : new Class<?>[0])
                .arity(mayStandAlone ? "0..1" : "1")
                .fallbackValue(mayStandAlone ? "yes" : "")
                .paramLabel("<" + words.localize(label(flag.first())) + ">")
                .description(describe(flag.first(), words.localize(flag.helpKey())))
                .build();
    }

    private static String label(Parameter<?> parameter) {
        return switch (parameter) {
            case NumberParameter _, SeedParameter _ -> "command.number";
            case ChoiceParameter<?> _ -> "command.choice";
            case TextParameter<?> text -> text.lines().isPresent() ? "command.file" : "command.text";
        };
    }

    private String describe(Parameter<?> parameter, String help) {
        var preset = preset(parameter);
        return switch (parameter) {
            case NumberParameter number ->
                words.localize("command.value-range", help, number.minimum(), number.maximum(), preset);
            case ChoiceParameter<?> choice ->
                words.localize("command.value-choices", help, String.join(", ", choice.choices()), preset);
            case TextParameter<?> text when text.lines().isPresent() -> help;
            case SeedParameter _, TextParameter<?> _ ->
                preset.isEmpty() ? help : words.localize("command.value-default", help, preset);
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
