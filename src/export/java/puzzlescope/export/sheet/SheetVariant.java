package puzzlescope.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.MomentSentence;
import puzzlescope.learn.question.RunFacts;

/** A variant of a sheet: a run with some steps to trace, and questions about it. */
final class SheetVariant {

    /** Number of open calls that are told. */
    private static final int CALLS = 8;

    private final RunFacts run;
    private final ExportHeading exportHeading;
    private final Listing listing;
    private final Timeline timeline;
    private final Words words;
    private final int begin;
    private final int end;
    private final List<PaperQuestion> questions;

    /**
     * A variant.
     *
     * @param begin the first of the {@code rows} steps to trace
     */
    SheetVariant(RunFacts run, Words words, int begin, int rows, List<PaperQuestion> questions) {
        this.run = run;
        this.words = words;
        this.begin = Math.min(begin, run.length());
        end = Math.min(run.length(), this.begin + rows);
        var session = run.session();
        exportHeading = ExportHeading.of(session, words);
        listing = Listing.of(session.puzzle().id(), session.instance().listing(), words.language());
        timeline = session.newTimeline();
        this.questions = List.copyOf(questions);
    }

    /** Returns the number of steps before the traced ones. */
    int begin() {
        return begin;
    }

    /** Returns the number of traced steps. */
    int rows() {
        return end - begin;
    }

    /**
     * Returns the exercises as separate sheets, or their answers.
     *
     * @param name the name of the variant, such as A
     */
    <P> List<SheetBlock<P>> blocks(String name, LongFunction<P> drawn, boolean answered) {
        var key = answered ? "export.sheet.answers-of" : "export.sheet.variant";
        var blocks = new ArrayList<SheetBlock<P>>();
        blocks.add(
                new SheetBlock.Title<>(words.localize(key, exportHeading.puzzle(), name), about(List.of()), !answered));
        blocks.addAll(body(drawn, answered));
        return blocks;
    }

    /** Returns the same content as a section of larger sheets. */
    <P> List<SheetBlock<P>> section(String title, LongFunction<P> drawn, boolean answered) {
        var blocks = new ArrayList<SheetBlock<P>>();
        blocks.add(new SheetBlock.Section<>(title, about(List.of(exportHeading.puzzle()))));
        blocks.addAll(body(drawn, answered));
        return blocks;
    }

    private String about(List<String> before) {
        var about = new ArrayList<>(before);
        about.add(exportHeading.algorithm());
        about.addAll(exportHeading.inputs());
        return String.join(" \u00b7 ", about);
    }

    private <P> List<SheetBlock<P>> body(LongFunction<P> drawn, boolean answered) {
        var blocks = new ArrayList<SheetBlock<P>>();
        if (end > begin) {
            var board = words.localize("export.sheet.board", begin + 1);
            blocks.add(new SheetBlock.Task<>(task(board)));
            if (!answered) {
                blocks.add(new SheetBlock.Picture<>(drawn.apply(begin + 1L), board));
                blocks.add(new SheetBlock.Code<>(
                        listing.lines().stream().map(Listing.Line::code).toList()));
            }
            blocks.add(table(answered));
        }
        if (!questions.isEmpty()) {
            blocks.add(new SheetBlock.Task<>(words.localize("export.sheet.questions")));
        }
        for (int i = 0; i < questions.size(); i++) {
            blocks.add(asked(i + 1, questions.get(i), answered));
        }
        return blocks;
    }

    /** Returns what to do: to go on from the first row, with the calls that are open after it. */
    private String task(String board) {
        if (rows() == 1) {
            return board;
        }
        var task = words.localize("export.sheet.trace", begin + 1, begin + 2, end);
        timeline.seek(begin + 1L);
        var calls = timeline.callStack(CALLS + 1);
        if (calls.size() < 2 || !run.session().instance().countedEvents().has(Role.CALL)) {
            return task;
        }
        var names = calls.stream()
                .limit(CALLS)
                .map(CallFrame::plainCall)
                .collect(Collectors.joining(" \u2190 ", "", calls.size() > CALLS ? " \u2190 \u2026" : ""));
        return words.localize("question.situation", task, words.localize("predict.open-calls", names));
    }

    /** Returns the table; its first row is an example, and the others have only their number unless answered. */
    private <P> SheetBlock<P> table(boolean answered) {
        var measure = run.session().instance().measure();
        var heading = List.of(
                words.localize("export.sheet.step"),
                words.localize("export.sheet.line"),
                words.localize("export.sheet.after", measure.name(0)),
                words.localize("export.sheet.happens"));
        var rows = new ArrayList<List<String>>();
        for (int step = begin; step < end; step++) {
            timeline.seek(step + 1);
            var event = timeline.lastEvent();
            int line = event.map(listing::lineOf).orElse(-1);
            var number = String.valueOf(step + 1);
            rows.add(
                    answered || step == begin
                            ? List.of(
                                    number,
                                    line < 0 ? "\u2013" : String.valueOf(line + 1),
                                    String.valueOf(run.measureAfter(step)),
                                    MomentSentence.of(event, words))
                            : List.of(number, "", "", ""));
        }
        return new SheetBlock.Table<>(heading, rows);
    }

    private <P> SheetBlock<P> asked(int number, PaperQuestion question, boolean answered) {
        return new SheetBlock.QuestionBlock<>(
                number,
                words.localize(question.situation()),
                words.localize(question.question()),
                question.choices().stream().map(this::say).toList(),
                answered ? question.answer() : -1,
                answered ? words.localize(question.reason()) : "");
    }

    private String say(Message message) {
        return words.localize(message);
    }
}
