globalThis.TURBOPACK ??= [];
for (const part of JSON.parse(document.currentScript.dataset.chunks)) globalThis.TURBOPACK.push(part);
