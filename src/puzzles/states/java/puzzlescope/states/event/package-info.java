/** The events of the searches that build the graph, and the graphs that they write down beside their events. */
@NullMarked
package puzzlescope.states.event;

import org.jspecify.annotations.NullMarked;
