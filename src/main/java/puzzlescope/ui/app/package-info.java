/** The window: the app, its tabs, settings, the demo. The one package that may use all others. */
@NullMarked
package puzzlescope.ui.app;

import org.jspecify.annotations.NullMarked;
