package puzzlescope.core.puzzle.knight.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.knight.event.HopCode;
import puzzlescope.core.puzzle.knight.event.KnightEvent.KnightPlaced;
import puzzlescope.core.puzzle.knight.event.KnightEvent.TourFound;
import puzzlescope.core.puzzle.knight.event.KnightEventKind;
import puzzlescope.core.puzzle.knight.fast.Tour;
import puzzlescope.core.puzzle.knight.space.Hop;
import puzzlescope.core.puzzle.knight.space.Lead;

/** Leads the knight over a tour that is made. */
final class MadeTour {

    private MadeTour() {}

    /** @param lead why the squares come in this order */
    static void show(Tour tour, Lead lead, EventSink sink) {
        sink.emit(new KnightPlaced(tour.row(0), tour.column(0), true).pack());
        for (int i = 1; i < tour.length(); i++) {
            var hop = Hop.of(HopCode.between(tour.square(i - 1), tour.square(i), tour.columns()));
            sink.emit(HopCode.pack(
                    KnightEventKind.KNIGHT_LED_ON, tour.row(i - 1), tour.column(i - 1), hop, lead.ordinal(), i + 1));
        }
        sink.emit(new TourFound(tour.length(), tour.isClosed()).pack());
    }
}
