package puzzlescope.knight.space;

/** Why the knight hopped where it did: a search tries squares in an order, or it is led over a tour. */
public sealed interface HopReason permits HopOrder, Lead {

    int ordinal();
}
