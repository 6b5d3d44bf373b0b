/* What each department brings beside its routes: jobs, listeners, file owners, exports. */
import '#identity/start'
import '#files/start'
import '#administration/start'
import '#commercial/start'
import '#engineering/start'
import '#production/start'
import '#procurement/start'
import '#people/start'
