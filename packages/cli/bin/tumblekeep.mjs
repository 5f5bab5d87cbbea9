#!/usr/bin/env node
import '../../terminal-kit/bin/register.mjs';

await import('../src/main.ts');
