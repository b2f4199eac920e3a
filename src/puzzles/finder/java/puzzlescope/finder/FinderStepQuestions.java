package puzzlescope.finder;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent.FileMatched;
import puzzlescope.finder.event.FinderEvent.FileRejected;
import puzzlescope.finder.event.FinderEvent.FolderEntered;
import puzzlescope.finder.event.FinderEvent.FolderLeft;
import puzzlescope.finder.event.FinderEvent.FolderQueued;
import puzzlescope.finder.event.FinderEvent.FolderTaken;
import puzzlescope.finder.event.FinderEvent.LinkLooped;
import puzzlescope.finder.event.FoundEntries;

/** Asks whether a given file matches, what follows when a folder is found, and how many matches a folder has. */
final class FinderStepQuestions implements StepQuestions {

    private static final int FEW = 3;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof FinderBoard board)) {
            return List.of();
        }
        long earlier = stepSituation.earlier();
        return switch (stepSituation.next()) {
            case FileMatched matched -> {
                var file = file(matched.findings(), matched.file(), true);
                yield earlier == 1
                        ? List.of(file, law("tests", "each-file", "each-folder", "each-match", "each-level"))
                        : List.of(file);
            }
            case FileRejected rejected -> List.of(file(rejected.findings(), rejected.file(), false));
            case FolderEntered entered when entered.folder().parent() != null -> entered(entered.folder(), earlier);
            case FolderLeft left -> {
                var matches = matches(board, left);
                yield earlier == 1
                        ? List.of(matches, law("open", "each-depth", "all-folders", "only-one", "open-matches"))
                        : List.of(matches);
            }
            case LinkLooped looped ->
                List.of(ofKeys(
                        PredictionKind.CUT,
                        Message.of(
                                "finder.step.link",
                                looped.link().name(),
                                looped.open().shortPath()),
                        "endless",
                        "twice",
                        "nothing-lost",
                        "full"));
            case FolderQueued queued
            when queued.folder().parent() != null -> {
                var enqueued = enqueued(queued.folder());
                yield earlier == 1
                        ? List.of(enqueued, law("queued", "once-each", "each-file", "each-match", "each-level"))
                        : List.of(enqueued);
            }
            case FolderTaken _ when earlier == 2 -> List.of(SearchQuestions.queueDistances());
            case FolderTaken _
            when earlier == FEW ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("finder.step.same-matches"),
                        "other-order",
                        "more-found",
                        "fewer-found",
                        "links-followed"));
            default -> List.of();
        };
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof FinderBoard board)
                || !(stepSituation.next() instanceof FolderLeft left)) {
            return Optional.empty();
        }
        var matches = IntStream.range(0, board.matches())
                .mapToObj(match -> left.findings().match(match).shortPath())
                .collect(Collectors.joining(", "));
        return Optional.of(
                matches.isEmpty() ? Message.of("finder.step.no-match") : Message.of("finder.step.so-far", matches));
    }

    private static List<StepQuestion> entered(FileEntry folder, long earlier) {
        var questions = new ArrayList<>(List.of(folder(folder)));
        if (earlier == 1) {
            questions.add(law("calls", "each-folder", "each-file", "each-match", "each-level"));
        }
        var parent = folder.parent();
        if (parent != null && earlier >= 1) {
            questions.add(ofKeys(
                    PredictionKind.INVARIANT,
                    Message.of("finder.step.siblings", folder.name(), parent.name()),
                    "all-below",
                    "files-first",
                    "in-turns",
                    "at-the-end"));
        }
        return questions;
    }

    private static StepQuestion enqueued(FileEntry folder) {
        return ofKeys(
                PredictionKind.VERDICT,
                Message.of("finder.step.folder", folder.name()),
                "enqueued",
                "read-now",
                "tested-now",
                "read-last");
    }

    private static StepQuestion law(String asked, String right, String... wrong) {
        return ofKeys(PredictionKind.LAW, Message.of("finder.step." + asked), right, wrong);
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        var why = asked.key() + ".";
        var question = StepQuestion.of(kind, asked, Message.of("finder.step." + right), Message.of(why + right));
        for (var each : wrong) {
            question = question.or(Message.of("finder.step." + each), Message.of(why + each));
        }
        return question;
    }

    private static StepQuestion file(FoundEntries found, FileEntry file, boolean isMatch) {
        var condition = found.condition(file);
        var why = condition.explanation(file);
        var yes = Message.of("finder.step.matches");
        var no = Message.of("finder.step.differs");
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("finder.step.file", file.name(), file.size(), condition.describe()),
                        isMatch ? yes : no,
                        Message.of("finder.step.because", why))
                .or(isMatch ? no : yes, Message.of("finder.step.because", why))
                .or(Message.of("finder.step.ends"), Message.of("finder.step.ends-why"));
    }

    private static StepQuestion folder(FileEntry folder) {
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("finder.step.folder", folder.name()),
                        Message.of("finder.step.walk-now", folder.name()),
                        Message.of("finder.step.walk-now-why", folder.name()))
                .or(
                        Message.of("finder.step.tested", folder.name()),
                        Message.of("finder.step.tested-why", folder.name()))
                .or(Message.of("finder.step.after-all"), Message.of("finder.step.after-all-why"))
                .or(Message.of("finder.step.return-first"), Message.of("finder.step.return-first-why"));
    }

    private static StepQuestion matches(FinderBoard board, FolderLeft left) {
        var found = left.findings();
        int right = left.matches();
        int all = board.matches();
        int own = (int) IntStream.range(0, all)
                .filter(match -> left.folder().equals(found.match(match).parent()))
                .count();
        var why = Message.of("finder.step.matches-why", right, left.folder().name());
        return StepQuestion.of(
                        PredictionKind.VALUE,
                        Message.of("finder.step.count", left.folder().name()),
                        number(right),
                        why)
                .or(number(own), Message.of("finder.step.own-why", left.folder().name()))
                .or(
                        number(all),
                        Message.of("finder.step.total-why", left.folder().name()))
                .or(number(right + 1), why)
                .or(number(right + 2), why);
    }
}
