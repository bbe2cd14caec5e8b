/** The asking page's typeface, from an address that `readFrameAddress` has checked. */
export function fontFace(address: string): string {
  return `@font-face{font-family:'Page Text';font-weight:400 700;font-display:swap;src:url('${address}') format('woff2')}`;
}

/**
 * The pages' one style sheet. The colours are the product's own, in pairs (day, night). Its fallback fonts are stretched to the metrics of the page's
 * typeface, as the page's own are, so that nothing moves when that arrives.
 */
export const PAGE_STYLE = `
@font-face{font-family:'Stand-in';font-weight:400 700;src:local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Helvetica');
size-adjust:101.9%;ascent-override:95.2%;descent-override:24.5%;line-gap-override:0%}
@font-face{font-family:'Stand-in Android';font-weight:400 700;src:local('Roboto'),local('Roboto-Regular');
size-adjust:101.1%;ascent-override:95.9%;descent-override:24.7%;line-gap-override:0%}
:root{color-scheme:light dark;
--surface:light-dark(#ffffff,#0a323a);--sunk:light-dark(#e8ede8,#021a20);--ink:light-dark(#06323a,#eef5f0);
--soft:light-dark(#42616a,#a7c4c2);--line:light-dark(#cbd8d3,#1d4a52);--control:light-dark(#6d8b8d,#6f9a9b);
--accent:light-dark(#b81365,#f0599f);--press:light-dark(#970b50,#ff8cc0);--on-accent:light-dark(#ffffff,#2b0417);
--bad:light-dark(#a8231c,#ff9d8f);--warn:light-dark(#7a4b00,#f1c27a);--warn-wash:light-dark(#fbedd2,#38300f)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
html{background:var(--surface);color:var(--ink);overflow:hidden;
font:400 1.0625rem/1.5 'Page Text','Stand-in','Stand-in Android',sans-serif;
-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;padding:5px}
h1{margin:0;font-size:1.375rem;line-height:1.2;letter-spacing:-.012em;font-weight:680;text-wrap:balance}
p{margin:0;text-wrap:pretty}
form{display:grid;gap:1.125rem;grid-template-columns:repeat(2,minmax(0,1fr));margin:0}
.field{display:grid;gap:.375rem;align-content:start;grid-column:1/-1}
.half{grid-column:auto;grid-row:span 4;grid-template-rows:subgrid;row-gap:.375rem}
label{font-size:.9375rem;font-weight:600}
.hint{color:var(--soft);font-size:.875rem;line-height:1.35}
.box{position:relative}
input{display:block;width:100%;min-height:3.25rem;padding:.75rem 1rem;border:1.5px solid var(--control);border-radius:.75rem;
background:var(--surface);color:var(--ink);font:inherit;font-variant-numeric:tabular-nums;appearance:none}
input::placeholder{color:var(--soft);opacity:1}
input:hover{border-color:var(--ink)}
input:focus-visible{outline:none;border-color:var(--ink);box-shadow:0 0 0 2px var(--surface),0 0 0 4.5px var(--ink)}
input[aria-invalid]{border:2px solid var(--bad)}
#number{padding-right:4.25rem}
.mount{min-height:3.25rem;padding:.9rem 1rem;border:1.5px solid var(--control);border-radius:.75rem;background:var(--surface)}
.mount.StripeElement--focus{border-color:var(--ink);box-shadow:0 0 0 2px var(--surface),0 0 0 4.5px var(--ink)}
.mount.StripeElement--invalid{border:2px solid var(--bad)}
.error{color:var(--bad);font-size:.9375rem;line-height:1.35;font-weight:600}
.error:empty{display:none}
.error::before{content:'';display:inline-block;width:.5em;height:.5em;margin-right:.45em;border-radius:50%;background:currentColor;vertical-align:.1em}
.brand{position:absolute;right:.75rem;top:50%;translate:0 -50%;width:2.75rem;height:1.75rem;border-radius:.3rem;pointer-events:none}
.brand svg{display:none;width:100%;height:100%}
[data-brand=visa] .visa,[data-brand=mastercard] .mastercard,[data-brand=amex] .amex,[data-brand=card] .card{display:block}
.note{grid-column:1/-1;padding:.75rem 1rem;border-radius:.75rem;background:var(--warn-wash);color:var(--warn);font-size:.9375rem;line-height:1.4}
.bank{display:grid;gap:1.25rem;max-width:30rem;margin-inline:auto;padding:1.25rem .75rem}
.bank-head{display:flex;align-items:center;gap:.75rem;color:var(--soft);font-size:.9375rem;font-weight:600}
.bank-head svg{width:2.5rem;height:2.5rem;flex:none}
dl{display:grid;gap:.5rem;margin:0;padding:1rem;border-radius:.75rem;background:var(--sunk)}
dl div{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1rem}
dt{color:var(--soft)}dd{margin:0;font-weight:600;text-align:end;overflow-wrap:anywhere}
.actions{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
button{min-height:3.25rem;padding:.75rem 1.25rem;border:1.5px solid transparent;border-radius:999px;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
button:disabled{opacity:.6;cursor:not-allowed}
.primary{background:var(--accent);color:var(--on-accent)}.primary:hover{background:var(--press)}
.plain{background:transparent;border-color:var(--control);color:var(--ink)}.plain:hover{border-color:var(--ink)}
.wallet{grid-column:1/-1;background:var(--ink);color:var(--surface)}.wallet:hover{opacity:.88}
.or{grid-column:1/-1;display:flex;align-items:center;gap:.75rem;color:var(--soft);font-size:.9375rem}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--line)}
fieldset{display:grid;gap:.625rem;margin:0;padding:0;border:0}legend{margin-bottom:.5rem;padding:0;color:var(--soft);font-size:.9375rem}
.choice{display:flex;align-items:center;gap:.75rem;min-height:3.25rem;padding:.5rem 1rem;border:1.5px solid var(--control);border-radius:.75rem;cursor:pointer}
.choice:has(:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.choice input{width:1.25rem;min-height:1.25rem;margin:0;padding:0;flex:none;appearance:auto;accent-color:var(--ink)}
[hidden]{display:none!important}
@media (max-width:20rem){.half{grid-column:1/-1;grid-row:auto;grid-template-rows:none}}
@media (forced-colors:active){input[aria-invalid]{border-style:dashed}}
`;
