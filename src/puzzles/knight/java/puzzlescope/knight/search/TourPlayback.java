package puzzlescope.knight.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_LED_ON;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_SET_OUT;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_FOUND;

import puzzlescope.engine.event.EventSink;
import puzzlescope.knight.fast.Tour;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.LeadReason;

/** Moves the knight along a constructed tour. */
final class TourPlayback {

    private TourPlayback() {}

    /** @param leadReason the reason for the order of the squares */
    static void show(Tour tour, LeadReason leadReason, EventSink sink) {
        start(tour, sink);
        for (int i = 1; i < tour.length(); i++) {
            leadOn(tour, i, leadReason, sink);
        }
        end(tour, sink);
    }

    static void start(Tour tour, EventSink sink) {
        sink.emit(KNIGHT_SET_OUT, tour.row(0), tour.column(0));
    }

    /** @param i the index of the target square, from 0 */
    static void leadOn(Tour tour, int i, LeadReason leadReason, EventSink sink) {
        int hop = hop(tour, i).ordinal();
        sink.emit(KNIGHT_LED_ON, tour.row(i - 1), tour.column(i - 1), hop, i + 1, leadReason.ordinal(), 0);
    }

    static void end(Tour tour, EventSink sink) {
        sink.emit(TOUR_FOUND, tour.length(), bit(tour.isClosed()));
    }

    static Hop hop(Tour tour, int i) {
        return Hop.between(tour.square(i - 1), tour.square(i), tour.columns());
    }
}
