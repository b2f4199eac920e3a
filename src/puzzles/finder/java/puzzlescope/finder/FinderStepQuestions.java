package puzzlescope.finder;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/**
 * Asks whether a given file matches, what follows when a folder is found, and how many matches a folder has.
 *
 * @param visitsOnce whether each folder is visited once only, so that calls and tests have a law
 * @param followsLinks whether links to folders are followed
 */
record FinderStepQuestions(boolean visitsOnce, boolean followsLinks) implements StepQuestions {

    /** The most matches that are counted on the board. */
    private static final int MOST_COUNTED = 10;

    private static final int FEW = 3;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof FinderBoard board)) {
            return List.of();
        }
        long earlier = stepSituation.earlier();
        return switch (stepSituation.next()) {
            case FileMatched matched -> {
                var questions = tested(board, matched.findings(), matched.file(), true, earlier);
                if (earlier == 1 && visitsOnce) {
                    questions.add(law("tests", "each-file", "each-folder", "each-match", "each-level"));
                }
                yield questions;
            }
            case FileRejected rejected -> tested(board, rejected.findings(), rejected.file(), false, earlier);
            case FolderEntered entered
            when entered.folder().parent() != null -> entered(board, entered.folder(), earlier);
            case FolderLeft left -> {
                var questions = new ArrayList<>(matches(board, left).stream().toList());
                if (earlier == 1 && visitsOnce) {
                    questions.add(law("open", "each-depth", "all-folders", "only-one", "open-matches"));
                }
                yield questions;
            }
            case LinkLooped looped ->
                List.of(ofKeys(
                        PredictionKind.CHANGE,
                        Message.of(
                                "finder.step.link",
                                looped.link().name(),
                                looped.open().shortPath()),
                        "endless",
                        "twice",
                        "nothing-lost",
                        "link-tested"));
            case FolderQueued queued
            when queued.folder().parent() != null -> {
                var enqueued = enqueued(board, queued.folder());
                yield earlier == 1
                        ? List.of(
                                enqueued,
                                law("queued", "each-folder", "each-file", "each-match", "each-level"),
                                ofKeys(
                                                PredictionKind.REASON,
                                                Message.of("finder.step.why-queued"),
                                                "level-first",
                                                "open-once",
                                                "no-repeat",
                                                "match-first")
                                        .atEveryStep())
                        : List.of(enqueued);
            }
            case FolderTaken _
            when earlier == 2 ->
                List.of(ofKeys(
                                PredictionKind.INVARIANT,
                                Message.of("finder.step.levels"),
                                "two-levels",
                                "as-many-levels",
                                "one-level",
                                "always-two-levels")
                        .atEveryStep());
            case FolderTaken _
            when earlier == 1 -> List.of(SearchQuestions.newestFirst(Message.of("finder.step.newest")));
            case FolderTaken _
            when earlier == FEW && !followsLinks ->
                List.of(ofKeys(
                                PredictionKind.INVARIANT,
                                Message.of("finder.step.same-matches"),
                                "other-order",
                                "more-found",
                                "fewer-found",
                                "links-followed")
                        .atEveryStep());
            default -> List.of();
        };
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof FinderBoard board)
                || !(stepSituation.next() instanceof FolderLeft left)) {
            return Optional.empty();
        }
        return Message.list(IntStream.range(0, board.matches())
                        .mapToObj(match -> left.findings().match(match).shortPath()))
                .map(matches -> Message.of("finder.step.so-far", matches))
                .or(() -> Optional.of(Message.of("finder.step.no-match")));
    }

    private List<StepQuestion> entered(FinderBoard board, FileEntry folder, long earlier) {
        boolean hasNext = board.foundEntries().hasNextSibling(folder);
        var questions = new ArrayList<>(List.of(folder(folder, hasNext)));
        if (earlier == 1 && visitsOnce) {
            questions.add(law("calls", "each-folder", "each-file", "each-match", "each-level"));
        }
        var parent = folder.parent();
        if (parent != null && earlier >= 1 && hasNext) {
            questions.add(ofKeys(
                    PredictionKind.INVARIANT,
                    Message.of("finder.step.siblings", folder.name(), parent.name()),
                    "all-below",
                    "files-first",
                    "in-turns",
                    "not-at-all"));
        }
        return questions;
    }

    private static StepQuestion enqueued(FinderBoard board, FileEntry folder) {
        var asked = Message.of("finder.step.folder", folder.name());
        boolean isOnly = board.pendingStates(1).stream().allMatch(queue -> queue.size() == 0);
        return isOnly
                ? ofKeys(PredictionKind.VERDICT, asked, "enqueued", "read-now", "tested-now")
                : ofKeys(PredictionKind.VERDICT, asked, "enqueued", "read-now", "tested-now", "in-front");
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

    /**
     * Asks what becomes of a tested file, and whether it matches where several tests are joined; a single one, such as
     * for an even size, trains nothing about the search.
     */
    private List<StepQuestion> tested(
            FinderBoard board, FoundEntries found, FileEntry file, boolean isMatch, long earlier) {
        var questions = new ArrayList<StepQuestion>();
        if (found.condition(file).isJoined()) {
            questions.add(file(board, found, file, isMatch));
        }
        if (earlier == 0 && found.hasNextSibling(file)) {
            questions.add(
                    isMatch
                            ? afterTest("matched", file, "added", "returned", "tested-again", "left-folder")
                            : afterTest("unmatched", file, "next-entry", "left-folder", "back-later", "ends"));
        }
        return questions;
    }

    private static StepQuestion afterTest(String asked, FileEntry file, String right, String... wrong) {
        return ofKeys(PredictionKind.VERDICT, Message.of("finder.step." + asked, file.name()), right, wrong);
    }

    private static StepQuestion file(FinderBoard board, FoundEntries found, FileEntry file, boolean isMatch) {
        var condition = found.condition(file);
        var why = Message.of("finder.step.because", condition.explanation(file));
        var kept = Message.of("finder.step.kept");
        var passed = Message.of("finder.step.passed");
        boolean isWalk = board.pendingStates(1).isEmpty();
        var question = StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("finder.step.file", file.name(), file.size(), condition.describe()),
                        isMatch ? kept : passed,
                        why)
                .or(
                        isMatch ? passed : kept,
                        Message.of(
                                isMatch ? "finder.step.does-match" : "finder.step.no-match-why",
                                condition.explanation(file)))
                .or(
                        isWalk ? Message.of("finder.step.walk-now", file.name()) : Message.of("finder.step.enqueued"),
                        Message.of(isWalk ? "finder.step.no-walk-why" : "finder.step.no-queue-why"));
        return found.hasNextSibling(file)
                ? question.or(Message.of("finder.step.ends"), Message.of("finder.step.ends-why"))
                : question;
    }

    /** Asks what is done with a folder; only if entries follow it could it be visited after them. */
    private static StepQuestion folder(FileEntry folder, boolean hasNext) {
        var question = StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("finder.step.folder", folder.name()),
                        Message.of("finder.step.walk-now", folder.name()),
                        Message.of("finder.step.walk-now-why", folder.name()))
                .or(
                        Message.of("finder.step.tested", folder.name()),
                        Message.of("finder.step.tested-why", folder.name()))
                .or(Message.of("finder.step.return-first"), Message.of("finder.step.return-first-why"));
        return hasNext
                ? question.or(Message.of("finder.step.after-all"), Message.of("finder.step.after-all-why"))
                : question;
    }

    /** Asks for the matches of a folder, where those in it, below it and so far are different numbers. */
    private static Optional<StepQuestion> matches(FinderBoard board, FolderLeft left) {
        var found = left.findings();
        var name = left.folder().name();
        int right = left.matches();
        int all = board.matches();
        int own = (int) IntStream.range(0, all)
                .filter(match -> left.folder().equals(found.match(match).parent()))
                .count();
        if (all > MOST_COUNTED
                || own == right
                || IntStream.of(right, own, right - own, all).distinct().count() < FEW) {
            return Optional.empty();
        }
        var why = Message.of("finder.step.count-why", name, own, right - own, right);
        return Optional.of(
                StepQuestion.of(PredictionKind.VALUE, Message.of("finder.step.count", name), number(right), why)
                        .or(number(own), Message.of("finder.step.own-why", name))
                        .or(number(right - own), Message.of("finder.step.below-why", name))
                        .or(number(all), Message.of("finder.step.total-why", name)));
    }
}
