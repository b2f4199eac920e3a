/**
 * Everything in words: the message bundles, the listings, and transcripts, which are runs printed as the documents'
 * programs print them.
 */
@NullMarked
package puzzlescope.engine.text;

import org.jspecify.annotations.NullMarked;
