import { z } from 'zod';

// Otherwise zod tries `new Function` when a schema is created, which the Content-Security-Policy of a preview blocks.
z.config({ jitless: true });
