import fc from 'fast-check';

// Checks are repeatable: the same cases every time. `FC_SEED=… npx vitest` looks at others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_240_501) });
