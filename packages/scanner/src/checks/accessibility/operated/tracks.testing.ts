/** A slider whose track hears of the pointer for it, and whose handle hears of the arrow keys. */
export const TRACK_OF_SLIDER = `<div id="track" style="position:relative;width:300px;height:24px;background:#ddd;cursor:pointer"><div id="knob" role="slider" tabindex="0" aria-label="Precio" aria-valuemin="0" aria-valuemax="10" aria-valuenow="2" style="position:absolute;left:60px;width:24px;height:24px;background:#036"></div></div><p id="much">2 €</p>
        <script>const put = (value) => { knob.ariaValueNow = String(value); knob.style.left = value * 28 + "px"; much.textContent = value + " €"; };
        track.onpointerdown = ({ clientX }) => put(Math.round((clientX - track.getBoundingClientRect().left) / 28)); knob.onkeydown = ({ key }) => { if (key === "ArrowRight") put(Number(knob.ariaValueNow) + 1); };</script>`;

/** A slider of two drawn handles; its track takes the focus, and hears of the arrow keys where it is told to. */
export function twoHandles(keys: string): string {
  return `<div class="range"><div id="line" tabindex="0" style="width:300px;height:24px;background:#ddd"></div><span class="bubble" id="from">2 €</span><span class="bubble" id="to">8 €</span></div><style>.range{position:relative;width:300px;height:60px} .bubble{position:absolute;top:0;left:60px;cursor:pointer;background:#036;color:#fff} #to{left:240px}</style>
    <script>let low = 2; const put = (value) => { low = value; from.textContent = value + " €"; from.style.left = value * 28 + "px"; }; for (const one of [from, to]) one.onmousedown = () => put(low + 1);
    line.onkeydown = (event) => { ${keys} };</script>`;
}
