package puzzlescope.core.trace;

import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Vocabulary;

/**
 * {@value #SIZE} events in a row with what is needed to start in the middle of a recording: the counts and the depth
 * before them, for most chunks a keyframe, and the depth profile. Events and profile are filled by the recorder; offsets
 * run from 0.
 */
final class Chunk {

    static final int SIZE = 1 << 16;

    final long first;
    final long[] events = new long[SIZE];
    final long[] countsBefore;
    final int depthBefore;
    final DepthProfile profile = new DepthProfile();

    /** The board before the first event, or null where an earlier chunk's keyframe is near enough. */
    final byte @Nullable [] keyframe;

    Chunk(long first, long[] countsBefore, int depthBefore, byte @Nullable [] keyframe) {
        this.first = first;
        this.countsBefore = countsBefore;
        this.depthBefore = depthBefore;
        this.keyframe = keyframe;
    }

    /** The depth after the first {@code offset} events of this chunk, which need not be more than are published. */
    int depthBefore(int offset, Vocabulary vocabulary) {
        if (offset == 0) {
            return depthBefore;
        }
        int block = (offset - 1) / DepthProfile.BLOCK;
        int depth = profile.depthBefore(block);
        for (int i = block * DepthProfile.BLOCK; i < offset; i++) {
            depth += vocabulary.depthChange(events[i]);
        }
        return depth;
    }

    /** The first offset from {@code from} to before {@code to} that the query matches, or -1. */
    int next(int from, int to, Query query, Vocabulary vocabulary) {
        int i = from;
        while (i < to) {
            int span = DepthProfile.spanAt(i);
            while (span > DepthProfile.BLOCK && query.mayMatch(profile, DepthProfile.cell(i, span))) {
                span = DepthProfile.narrower(span);
            }
            int end = (i / span + 1) * span;
            if (span == DepthProfile.BLOCK && query.mayMatch(profile, i / span)) {
                int found = scan(i, Math.min(end, to), query, vocabulary, true);
                if (found >= 0) {
                    return found;
                }
            }
            i = end;
        }
        return -1;
    }

    /** The last offset from {@code from} to before {@code to} that the query matches, or -1. */
    int previous(int from, int to, Query query, Vocabulary vocabulary) {
        int end = to;
        while (end > from) {
            int span = DepthProfile.spanAt(end);
            while (span > DepthProfile.BLOCK && query.mayMatch(profile, DepthProfile.cell(end - 1, span))) {
                span = DepthProfile.narrower(span);
            }
            int start = (end - 1) / span * span;
            if (span == DepthProfile.BLOCK && query.mayMatch(profile, start / span)) {
                int found = scan(Math.max(start, from), end, query, vocabulary, false);
                if (found >= 0) {
                    return found;
                }
            }
            end = start;
        }
        return -1;
    }

    private int scan(int from, int to, Query query, Vocabulary vocabulary, boolean firstMatch) {
        int found = -1;
        int depth = depthBefore(from, vocabulary);
        for (int i = from; i < to; i++) {
            depth += vocabulary.depthChange(events[i]);
            if (query.matches(depth, vocabulary.roleBits(events[i]))) {
                found = i;
                if (firstMatch) {
                    break;
                }
            }
        }
        return found;
    }

    /** Widens {@code range} by the depths after the events from {@code from} to before {@code to}. */
    void addTo(DepthRange range, int from, int to, Vocabulary vocabulary) {
        int i = from;
        while (i < to) {
            int span = DepthProfile.spanAt(i);
            while (span > DepthProfile.BLOCK && i + span > to) {
                span = DepthProfile.narrower(span);
            }
            if (i % span == 0 && i + span <= to) {
                int cell = DepthProfile.cell(i, span);
                range.add(profile.lowest(cell), profile.highest(cell), profile.roles(cell));
                i += span;
            } else {
                int end = Math.min((i / span + 1) * span, to);
                addEvents(range, i, end, vocabulary);
                i = end;
            }
        }
    }

    private void addEvents(DepthRange range, int from, int to, Vocabulary vocabulary) {
        int depth = depthBefore(from, vocabulary);
        for (int i = from; i < to; i++) {
            depth += vocabulary.depthChange(events[i]);
            range.add(depth, depth, vocabulary.roleBits(events[i]));
        }
    }
}
