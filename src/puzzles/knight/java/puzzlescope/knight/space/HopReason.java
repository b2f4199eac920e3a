package puzzlescope.knight.space;

/** The reason for a move: the order of a search, or a constructed tour that is played back. */
public sealed interface HopReason permits HopOrder, LeadReason {

    int ordinal();
}
