/** State graphs of any puzzle: nodes with small pictures of their states, edges, walks. */
@NullMarked
package puzzlescope.states.picture;

import org.jspecify.annotations.NullMarked;
