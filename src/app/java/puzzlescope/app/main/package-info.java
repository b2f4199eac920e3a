/** The window: the app, its tabs, settings, the demo. */
@NullMarked
package puzzlescope.app.main;

import org.jspecify.annotations.NullMarked;
