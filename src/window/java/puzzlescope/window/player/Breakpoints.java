package puzzlescope.window.player;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.Hits;
import puzzlescope.learn.query.Query;
import puzzlescope.learn.query.QueryDictionary;
import puzzlescope.learn.query.QueryParser;
import puzzlescope.window.fx.FxThread;

/**
 * The lines at which playing stops, of each algorithm and of a person's program; their steps are searched for on a
 * background thread. FX thread only.
 */
public final class Breakpoints {

    private static final System.Logger LOG = System.getLogger(Breakpoints.class.getName());

    private final Player player;
    private final RecordingQuery steps;
    private final ReadOnlyObjectWrapper<List<Breakpoint>> all = new ReadOnlyObjectWrapper<>(List.of());
    /** The breakpoints of algorithms that are not open, by their listings. */
    private final Map<List<String>, List<Breakpoint>> others = new HashMap<>();

    private List<String> listing = List.of();
    private boolean isProgramOpen;
    private boolean isSearching;

    Breakpoints(Player player) {
        this.player = player;
        steps = new RecordingQuery(player, "breakpoint.none");
    }

    /** The breakpoints of the open algorithm and of the person's program, in the order in which they were set. */
    public ReadOnlyObjectProperty<List<Breakpoint>> allProperty() {
        return all.getReadOnlyProperty();
    }

    public Optional<Breakpoint> at(CodeLocation location) {
        return all.get().stream()
                .filter(each -> each.location().overlaps(location))
                .findFirst();
    }

    /** Returns those of the listing, or those of the person's program. */
    public List<Breakpoint> of(boolean program) {
        return all.get().stream()
                .filter(each -> each.location().isInProgram() == program)
                .toList();
    }

    /** Changes to the breakpoints of the algorithm of a session; those of the program stay. */
    void open(Session session) {
        others.put(listing, of(false));
        listing = session.instance().listing();
        isProgramOpen = session.arguments().program().isPresent();
        all.set(Stream.concat(others.getOrDefault(listing, List.of()).stream(), of(true).stream())
                .toList());
        search();
    }

    /** Sets a breakpoint at a line, or removes the one there. */
    public void toggle(CodeLocation location) {
        if (at(location).isPresent()) {
            remove(location);
        } else {
            put(new Breakpoint(location, Optional.empty()));
        }
    }

    public void remove(CodeLocation location) {
        set(all.get().stream()
                .filter(each -> !each.location().overlaps(location))
                .toList());
    }

    /** Removes those of the listing, or those of the person's program. */
    public void clear(boolean program) {
        set(of(!program));
    }

    private void put(Breakpoint breakpoint) {
        var next = new ArrayList<>(all.get());
        int index = at(breakpoint.location()).map(next::indexOf).orElse(next.size());
        next.removeIf(each -> each.location().overlaps(breakpoint.location()));
        next.add(Math.min(index, next.size()), breakpoint);
        set(List.copyOf(next));
    }

    private void set(List<Breakpoint> next) {
        if (!next.equals(all.get())) {
            all.set(next);
            search();
        }
    }

    /** Moves the breakpoints of the program with its lines; those at lines that become 0 are removed. */
    public void moveLines(IntUnaryOperator lineAfter) {
        var next = new ArrayList<>(of(false));
        for (var each : of(true)) {
            int line = lineAfter.applyAsInt(each.location().line());
            if (line > 0) {
                next.add(new Breakpoint(CodeLocation.ofProgram(line), each.condition()));
            }
        }
        set(List.copyOf(next));
    }

    /**
     * Sets a breakpoint with a condition at a line; without one if the text is blank. The condition is read on another
     * thread, for it may name variables of the recording.
     *
     * @param then receives what is wrong with the condition, so that nothing was changed; empty if nothing is
     */
    public void setCondition(CodeLocation location, String text, Consumer<Optional<Message>> then) {
        if (text.isBlank()) {
            put(new Breakpoint(location, Optional.empty()));
            then.accept(Optional.empty());
            return;
        }
        var session = player.session();
        long position = session.timeline().position();
        session.reader("condition", () -> {
                    try {
                        var query = QueryParser.parse(QueryDictionary.withVariables(session, position), text);
                        FxThread.run(() -> {
                            if (player.session().equals(session)) {
                                put(new Breakpoint(location, Optional.of(query)));
                            }
                            then.accept(Optional.empty());
                        });
                    } catch (InvalidInputException wrong) {
                        FxThread.run(() -> then.accept(Optional.of(wrong.reason())));
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "a condition could not be read", thrown);
                        FxThread.run(() -> then.accept(Optional.of(Message.of("find.failed"))));
                    }
                })
                .start();
    }

    private void search() {
        var open = of(isProgramOpen);
        if (!open.isEmpty()) {
            steps.search(Query.anyOf(open.stream().map(Breakpoint::steps).toList()), false);
        } else if (isSearching) {
            steps.forget();
        }
        isSearching = !open.isEmpty();
    }

    /** Goes to the next step of a breakpoint or back to the last one. */
    public void goTo(boolean forward) {
        player.pause();
        if (isSearching) {
            steps.repeat(forward);
        } else {
            player.showNotice(Message.of("breakpoint.none-set"));
        }
    }

    boolean isAt(long position) {
        return hits().filter(found -> found.any(position - 1, position)).isPresent();
    }

    /** Returns how many steps can be played before playing stops or, for now, before what is not searched yet. */
    long ahead(long position, boolean forward) {
        return hits().map(found -> forward ? after(found, position) : before(found, position))
                .orElse(Long.MAX_VALUE);
    }

    private static long after(Hits found, long position) {
        long searched = Math.max(position, found.scanned());
        return found.next(position).orElse(searched) - position;
    }

    private static long before(Hits found, long position) {
        return found.scanned() < position
                ? 0
                : position - found.previous(position).orElse(0);
    }

    private Optional<Hits> hits() {
        return isSearching ? steps.hits() : Optional.empty();
    }
}
