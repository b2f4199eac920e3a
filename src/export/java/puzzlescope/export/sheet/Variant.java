package puzzlescope.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.export.Heading;
import puzzlescope.export.Sentence;
import puzzlescope.learn.question.RecordedRun;

/** A variant of a sheet: a run with some steps to trace, and questions about it. */
final class Variant {

    private final RecordedRun run;
    private final Heading heading;
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
    Variant(RecordedRun run, Words words, int begin, int rows, List<PaperQuestion> questions) {
        this.run = run;
        this.words = words;
        this.begin = Math.min(begin, run.length());
        end = Math.min(run.length(), this.begin + rows);
        var session = run.session();
        heading = Heading.of(session, words);
        listing = Listing.of(session.puzzle().id(), session.instance().listing(), words.language());
        timeline = session.newTimeline();
        this.questions = List.copyOf(questions);
    }

    /** Returns the number of steps before the traced ones. */
    int begin() {
        return begin;
    }

    /**
     * Returns the exercises as separate sheets, or their answers.
     *
     * @param name the name of the variant, such as A
     */
    <P> List<Block<P>> blocks(String name, LongFunction<P> drawn, boolean answered) {
        var key = answered ? "export.sheet.answers-of" : "export.sheet.variant";
        var blocks = new ArrayList<Block<P>>();
        blocks.add(new Block.Title<>(words.say(key, heading.puzzle(), name), about(List.of()), !answered));
        blocks.addAll(body(drawn, answered));
        return blocks;
    }

    /** Returns the same content as a section of larger sheets. */
    <P> List<Block<P>> section(String title, LongFunction<P> drawn, boolean answered) {
        var blocks = new ArrayList<Block<P>>();
        blocks.add(new Block.Section<>(title, about(List.of(heading.puzzle()))));
        blocks.addAll(body(drawn, answered));
        return blocks;
    }

    private String about(List<String> before) {
        var about = new ArrayList<>(before);
        about.add(heading.algorithm());
        about.addAll(heading.inputs());
        return String.join(" \u00b7 ", about);
    }

    private <P> List<Block<P>> body(LongFunction<P> drawn, boolean answered) {
        var blocks = new ArrayList<Block<P>>();
        if (end > begin) {
            blocks.add(new Block.Task<>(words.say("export.sheet.trace", begin, begin + 1, end)));
            if (!answered) {
                blocks.add(new Block.Picture<>(drawn.apply(begin)));
                blocks.add(new Block.Code<>(
                        listing.lines().stream().map(Listing.Line::code).toList()));
            }
            blocks.add(table(answered));
        }
        if (!questions.isEmpty()) {
            blocks.add(new Block.Task<>(words.say("export.sheet.questions")));
        }
        for (int i = 0; i < questions.size(); i++) {
            blocks.add(asked(i + 1, questions.get(i), answered));
        }
        return blocks;
    }

    /** Returns the table; its first row is an example, and the others have only their number unless answered. */
    private <P> Block<P> table(boolean answered) {
        var measure = run.session().instance().measure();
        var heading = List.of(
                words.say("export.sheet.step"),
                words.say("export.sheet.line"),
                words.say(measure.name(0)),
                words.say("export.sheet.happens"));
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
                                    Sentence.of(event, words))
                            : List.of(number, "", "", ""));
        }
        return new Block.Table<>(heading, rows);
    }

    private <P> Block<P> asked(int number, PaperQuestion question, boolean answered) {
        return new Block.Asked<>(
                number,
                words.say(question.situation()),
                words.say(question.question()),
                question.choices().stream().map(this::say).toList(),
                answered ? question.answer() : -1,
                answered ? words.say(question.reason()) : "");
    }

    private String say(Message message) {
        return words.say(message);
    }
}
