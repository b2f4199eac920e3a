package puzzlescope.window.player;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.session.SavedView;

/**
 * Positions on the recording to return to: marks and, as in a browser, places left by a jump, but not by steps or
 * playback. FX thread only.
 */
public final class NavigationHistory {

    private static final int MOST = 100;

    private final Player player;
    private final MarkList marks = new MarkList();
    private final Deque<Long> behind = new ArrayDeque<>();
    private final Deque<Long> ahead = new ArrayDeque<>();
    private long jumpedTo;
    /** True while movements are not recorded in the history. */
    private boolean passing;

    private Supplier<Optional<SavedView>> seen = Optional::empty;
    private Consumer<SavedView> look = _ -> {};

    NavigationHistory(Player player) {
        this.player = player;
    }

    /**
     * Makes marks store the view.
     *
     * @param seen returns the visible parts of the board and of the timeline; empty if everything is visible
     * @param look restores them
     */
    public void remember(Supplier<Optional<SavedView>> seen, Consumer<SavedView> look) {
        this.seen = seen;
        this.look = look;
    }

    public MarkList marks() {
        return marks;
    }

    /** Starts over with another recording. */
    void open(Object recording) {
        marks.open(recording);
        behind.clear();
        ahead.clear();
        jumpedTo = 0;
    }

    /** The place to which the playhead went last other than by a step or by playback; 0 if it never did. */
    public long jumpedTo() {
        return jumpedTo;
    }

    /** Records that a place was left for another one. */
    void left(long from, long to) {
        if (Math.abs(to - from) <= 1) {
            return;
        }
        jumpedTo = to;
        if (!passing) {
            push(behind, from);
            ahead.clear();
        }
    }

    private static void push(Deque<Long> places, long place) {
        if (places.isEmpty() || places.peek() != place) {
            places.push(place);
        }
        if (places.size() > MOST) {
            places.removeLast();
        }
    }

    /** Goes to a place without recording the one that is left, as while the playhead is dragged. */
    public void pass(long position) {
        passing = true;
        player.seek(position);
        passing = false;
    }

    /** Goes to the last place in the history. */
    public void back() {
        travel(behind, ahead, "places.none-back");
    }

    public void forward() {
        travel(ahead, behind, "places.none-forth");
    }

    private void travel(Deque<Long> from, Deque<Long> to, String none) {
        long here = position();
        while (!from.isEmpty() && from.peek() == here) {
            from.pop();
        }
        if (from.isEmpty()) {
            player.showNotice(Message.of(none));
        } else {
            push(to, here);
            pass(from.pop());
        }
    }

    private long position() {
        return player.session().timeline().position();
    }

    /** Sets a mark at the position; reports it, or that there is one already. */
    public void mark() {
        long here = position();
        if (marks.at(here).isPresent()) {
            player.showNotice(Message.of("marks.there", here));
        } else if (marks.isFull()) {
            player.showNotice(Message.of("marks.full", Mark.MOST));
        } else {
            marks.put(Mark.at(here).seen(seen.get()));
            player.showNotice(Message.of("marks.set", here));
        }
    }

    public void nextMark() {
        goTo(marks.after(position()), "marks.none-next");
    }

    public void previousMark() {
        goTo(marks.before(position()), "marks.none-previous");
    }

    private void goTo(Optional<Mark> mark, String none) {
        if (marks.all().isEmpty()) {
            player.showNotice(Message.of("marks.none"));
        } else {
            mark.ifPresentOrElse(this::goTo, () -> player.showNotice(Message.of(none)));
        }
    }

    /** Goes to a mark; shows its note, or the reason why that is impossible. */
    public void goTo(Mark mark) {
        var trace = player.session().trace();
        if (mark.position() > trace.length()) {
            player.showNotice(Message.of("marks.beyond", mark.position(), trace.length()));
        } else if (mark.position() < trace.firstKept()) {
            player.showNotice(Message.of("find.refusal.let-go", mark.position(), trace.firstKept()));
        } else {
            player.seek(mark.position());
            mark.view().ifPresent(look);
            var words = Stream.of(mark.name(), mark.note())
                    .filter(each -> !each.isEmpty())
                    .toList();
            if (!words.isEmpty()) {
                player.showNotice(Message.of("marks.here", String.join(" \u00b7 ", words)));
            }
        }
    }

    /** Undoes the last change to the marks. */
    public void undo() {
        if (marks.canUndo()) {
            marks.undo();
            player.showNotice(Message.of("marks.undone"));
        } else {
            player.showNotice(Message.of("marks.nothing-to-undo"));
        }
    }
}
