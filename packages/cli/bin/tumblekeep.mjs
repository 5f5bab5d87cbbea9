#!/usr/bin/env node
import './register.mjs';

await import('../src/main.ts');
