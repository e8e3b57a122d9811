# クライアントの固定文言。ゲームの言葉はすべてサーバーから届く。

## 枠

skip = 本文へ
skip-decision = 選択へ
nav = メインメニュー
nav-lobby = テーブル
nav-new = 新規作成
nav-help = ルール
nav-admin = 通報
nav-login = ログイン
close = 閉じる
cancel = キャンセル
save = 保存
saved = 保存しました。
yes = はい
no = いいえ
loading = 読み込み中…
to-start = トップへ
to-lobby = テーブル一覧へ
fan-notice = Orreryは非公式のファンプロジェクトです。権利者とは提携しておらず、承認も受けていません。
fan-star-realms = Star RealmsはWise Wizard Gamesの商標です。
fan-star-wars = スター・ウォーズとそのゲームはLucasfilm Ltd.、Fantasy Flight Games、Asmodee、Atomic Mass Gamesに帰属します。

title-landing = Orrery
title-lobby = テーブル
title-new = 新しいテーブル
title-table = テーブル
title-turn = ● あなたの番
title-me = あなた
title-login = ログイン
title-user = プレイヤー
title-admin = 通報
title-help = ルール
title-missing = ここには何もありません
missing-note = このアドレスはどこにもつながりません。文字が抜けているのかもしれません。

## 接続

offline = 接続が切れました。テーブルは最後に見たまま残り、何も失われていません。
offline-retry = { $seconds ->
   *[other] { $seconds }秒後に再接続します。
}
offline-now = 再接続中…
server-leaves = サーバーを再起動しています。対局はすべて保存済みで、数秒でテーブルに戻ります。
stuck = サーバーが今は書き込めません。何も失われておらず、回復しだい続きます。
updated = このページの新しいバージョンがあります。
updated-reload = 読み込む
turn-elsewhere = 別のテーブルであなたの番です。
turn-go = 移動する

## トップ

landing-lead = 星々を舞台にしたテーブルゲーム。ワンクリックでコンピューターと、リンクひとつで人と。
games = ゲーム
small-games = 学ぶための小さなゲーム：
play-machine = コンピューターと対戦
play-people = 人と遊ぶ
starting = 準備中…
rules = ルール
how-title = ここでできること

## 表示

preferences = 表示設定
preference-lang = 言語
preference-theme = 配色
theme-auto = システムに合わせる
theme-dark = ダーク
theme-light = ライト
preference-size = 文字の大きさ
preference-keys = 1つのキーで選択肢を選ぶ
text-table = テキスト表示

## 一覧

lobby-mine = あなたのテーブル
lobby-all = 公開テーブル
lobby-none = 今は公開テーブルがありません。作ってみましょう！
table-join = 参加
table-watch = 観戦
table-continue = 続ける
table-look = 見る
phase-open = プレイヤー待ち
phase-running = 対局中
phase-over = 終了
phase-closed = 閉鎖
rated = レート戦
seats-free = { $count ->
   *[other] 空席{ $count }
}

## 新しいテーブル

game = ゲーム
mode = モード
players = 人数
seats = 席
agreed = テーブル設定
seat-number = 席{ $number }
sides-rebellion = { $players ->
    [4] 席1と席4が反乱軍、席2と席3が帝国軍です。
    [3] 席1が反乱軍、席2と席3が帝国軍です。
   *[other] 席1が反乱軍、席2が帝国軍です。
}
new-table-me = あなた
new-table-open = 誰でも
new-table-here = この端末の別の人
new-table-machine = コンピューター：{ $level }
here-name = プレイヤー{ $number }
here-label = 席{ $number }の人の名前
clock = 時計
new-table-clock-none = 時計なし
new-table-clock-blitz = 早指し：一手20秒、持ち時間2分
new-table-clock-tournament = 大会：一手5秒、持ち時間30分
new-table-clock-days = 通信対局
clock-none = 時計なし
clock-blitz = 早指し
clock-tournament = 大会時計
clock-days = { $count ->
   *[other] { $count }日
}
clock-grace = { $grace } + { $bank }
days = 一手の日数
new-table-public = 公開テーブルに載せる
new-table-rated = レート戦（アカウントのみ、コンピューターなし、取り消しなし）
new-table-watch = 観戦を許可する
new-table-chat = チャットを許可する
new-table-undo = 取り消しの依頼を許可する
new-table-referee = あなたは審判：すべてを見て、プレイはしない
rulings = ハウスルール
rulings-note = ルールブックに定めのない点を、このテーブルでどう扱うか。
ruling-usual = { $value }（標準）
ruling-at-once = すぐに
ruling-start-of-turn = 次のターンの開始時
ruling-anywhere = どこからでも
ruling-discard-pile = 捨て札のみ
ruling-open = 全員（公開）
ruling-closed = 自分の分だけ（非公開）
open-table = テーブルを開く

## 待合

waiting-room = プレイヤーを待っています
waiting-room-note = 一緒に遊ぶ人にリンクを送ってください。席が埋まりしだい始まります。
link = このテーブルへのリンク
link-copy = リンクをコピー
link-copied = リンクをコピーしました。
seat-free = 空席
sit = ここに座る
stand = 席を立つ
start-machines = 空席をコンピューターで埋めて開始
table-close = テーブルを閉じる

## テーブル

table-failed = このテーブルは表示できません
watch-closed = この対局は観戦できません。対局とリプレイを見られるのは対局者だけです。
side = ログ、チャット、対局
zones-common = 共通のカード
zones-mine = あなたのカード
zones-of = { $name }のカード
zone-cards = { $count ->
   *[other] { $count }枚
}
hand-empty = 手札はありません
zone-look = 中を見る
arena-tabs = テーブルの区画
arena-enemy = 相手
arena-lane = 交戦
arena-mine = 自分
arena-news = 新着あり
arena-nobody = なし
zone-total = 合計{ $total }
zone-total-hidden = 合計は非公開
arena-state = テーブルの状況
galaxy-map = 銀河マップ
galaxy-list = 一覧
galaxy-closer = 拡大
galaxy-farther = 縮小
galaxy-whole = 全体
galaxy-region = 宙域
galaxy-here = 配置
galaxy-nothing = なし
galaxy-neighbors = 隣接星系
galaxy-why = なぜ選べない？
galaxy-notes = 自分用メモ
galaxy-note-likely = 有力
galaxy-note-unlikely = 薄い
ping = チームに示す
ping-here = チームに示された場所
ping-heard = { $name }が{ $at }を示しています。
ping-sent = { $at }をチームに示しました。
ping-show = マップで目印を付ける
galaxy-possible = 基地の候補：{ $count }星系
galaxy-combat = 戦闘
galaxy-tab-map = マップ
galaxy-tab-leaders = リーダー
galaxy-tab-missions = ミッション
galaxy-tab-queue = 生産
galaxy-tab-enemy = 相手
galaxy-tab-log = ログ
galaxy-column-name = 星系
galaxy-column-region = 宙域
galaxy-column-marks = 状態
galaxy-column-figures = ユニット
galaxy-column-leaders = リーダー
places-choose = マップで選択：{ $count }か所
places-find = 名前で検索
places-list = 場所の一覧
key-find = F
places-none = その名前の選択肢はありません。
panel-expand = 表示：{ $what }
panel-collapse = 最小化：{ $what }
move-choose = ユニットを選ぶ
move-all = 動けるものすべて
move-but-one = 地上ユニット1つを残す
move-so-far = これまでの選択
assign-title = リーダーの割り当て
assign-how = リーダーとミッションを順不同で選んでください。
assign-held-leader = { $leader }：ミッションを選んでください。
assign-held-task = { $mission }：リーダーを選んでください。
assign-put = { $leader } → { $mission }：技能{ $have }/{ $needs }
assign-skill = 技能：{ $have }/{ $needs }
assign-off = 外す：{ $leader }
assign-ready = 準備完了（{ $count }）
draft-clear = クリア
hits-title = 命中を割り振る
hits-left = 残り{ $count }
hits-less = 1つ減らす：{ $unit }
hits-more = 1つ増やす：{ $unit }
hits-lost = 破壊：{ $count }
since-title = 離れていた間のできごと
since-lines = { $count }件
since-show = 関係する場所を表示
since-close = 確認した
card-back = 裏向き
card-count = ×{ $count }
card-cost = コスト{ $cost }
card-number = No.{ $number }
card-sets = セット{ $sets }
card-legal = 選択可能
card-picked = { $count ->
    [1] 選択中
   *[other] { $count }回選択中
}
card-menu = { $name }：どうしますか
card-details = カード
card-details-hint = カードにポインターを重ねるか長押しすると、ここに内容が出ます。
seat-active = 手番
seat-you = (あなた)
seat-out = 脱落
attack = 攻撃
seat-deciding = 選択中
seat-draft = { $count ->
   *[other] { $count }個選択中
}
activity-open = 空席
activity-online = 在席
activity-away = 離席中
activity-away-since = { $time }から離席中
activity-held = コンピューターが代行中
activity-thinking = 考え中
activity-machine = コンピューター
level-cadet = 候補生
level-pilot = 操縦士
level-captain = 艦長
level-commander = 司令官
level-admiral = 提督
activity-conceded = 投了
hold-on = コンピューターに任せる
hold-off = 自分の席に戻る
hold-me = 自分の席をコンピューターに任せる
switch-seat = { $name }に交代
pass-device = { $name }に端末を渡してください
pass-device-note = 次は{ $name }のカードです。ほかの人は見ないでください。
pass-device-take = 私が{ $name }です

## 選択

decision = 選択
sentence = { $line }。
announce = { $count ->
   *[other] 質問：{ $prompt }　選択肢は{ $count }個です。
}
your-turn = あなたの番です。
gathered-exact = 選択{ $count }／{ $max }
gathered-upto = 選択{ $count }（{ $max }まで）
confirm-count = 決定（{ $count }）
confirm-exact = { $count }つ選んでください
confirm-need = { $count }つ以上選んでください
play-all = まとめてプレイ
pay-all = まとめて支払う
do-all = まとめて行う
tip = これは何ですか
options-more = ほか{ $count }件
options-fewer = 閉じる
key-space = Space
undo = 取り消す
undo-ask = 取り消しを依頼する
redo = やり直す
undo-asked = { $name }が取り消しを依頼しています。同意しますか？
undo-waits = { $name }が取り消しを依頼しています。{ $others }の同意が必要です。
undo-agree = 同意する
undo-refuse = 断る
undo-never = 断り、今後も受けない
warning = 警告
do-anyway = それでも実行：{ $what }
why-not-seat = なぜできない？（{ $name }）
why-nothing = できない理由はありません。
rule-link = ルール{ $rule }
waiting = 今は誰の番でもありません。
waiting-for = { $names }を待っています
waiting-thinks = { $names }が考え中…

## 横のパネル

log = ログ
log-start = 対局開始。
log-pick = { $name }が選んだ。
log-undo = { $name }が取り消した。
log-redo = { $name }がやり直した。
log-reseal = 今後の運は新しい封印で決まる。
log-reveal = 対局終了、封印を公開。
log-void = 取り消し：
chat = チャット
chat-off = このテーブルにチャットはありません。
chat-say = 発言する
chat-watchers = 観戦者どうしで話す
chat-send = 送信
chat-from-watcher = （観戦）
chat-to = 宛先
chat-to-all = 全員
chat-to-team = 自分のチーム
chat-from-team = （チーム）
chat-about = { $name }について
mute = ミュート
block = ブロック
report = 通報
mute-kind-mute = ミュート中
mute-kind-block = ブロック中
mute-mute-done = { $name }の発言は表示されません。
mute-block-done = { $name }の発言は表示されず、同じテーブルに着くこともなくなります。
mute-none-done = { $name }の発言が再び表示されます。
unmute = 解除
report-what = 何がありましたか？
report-note = テーブルでの直近の発言も送られます。モデレーターがすべて読みます。
report-send = 通報を送る
report-done = 通報を送りました。ありがとうございます。
coach-on = 自分のカードを見せる
coach-on-name = { $name }に自分のカードを見せる
coach-off = 見せるのをやめる
coach-off-name = { $name }にカードを見せるのをやめる
coach-sees = あなたのカードが見えています
coach-look = { $name }の手元を見る
coach-stop = 観戦に戻る
watchers = { $count ->
    [0] 観戦者なし
   *[other] 観戦者{ $count }人
}
has-referee = この対局では審判がすべてのカードを見ています。
match = 対局
orders = 自動応答
orders-note = あなたの代わりに答えるもの。手を取り消すと、最初のもの以外は解除されます。
orders-forced = 選択肢が1つなら答える
orders-obvious = 損のない選択は自動で行う
orders-end = ほかにすることがなければターンを終える
stops = 確認する場面
stops-note = どこで確認するかを前もって決めておきます。ほかの場面では、手札に関係なく、少し間をおいて自動でパスします。手を取り消すと、すべての場面で確認するようになります。
stops-able = 応じられる時だけ確認する
stops-usual = 標準に戻す
stops-all = すべて
stops-none = なし
stop-lift = ここではもう確認しない
notify = 自分の番を知らせる
pause-on = 時計を止める
pause-off = 時計を動かす
paused = 時計は止まっています。
concede = 投了
concede-sure = この対局を投了しますか？
commitment = 運の封印
commitment-note = この数は最初のカードより前に決まりました。終了時に元の秘密が公開され、保存ファイルで誰も運に触れていないことを確かめられます。
commitment-open = この数の秘密は保存ファイルにあります。「orrery verify」がすべてのカードを照合します。

## 結果

result-won = あなたの勝ちです！
result-lost = { $names }の勝ち
result-winners = { $count ->
   *[other] 勝者：{ $names }
}
result-none = 勝者なしで終わりました。
result-conceded = 投了：{ $names }
rematch = 再戦
rematch-go = 再戦へ
result-cadet = 候補生と対局する
download = 対局をダウンロード

## キー

keys-help = キー操作
keys-digits-key = 1～9、a～z
keys-digits = その印の選択肢を選ぶ
keys-space-key = Space
keys-space = 自明な手：選択のいらないものをすべてプレイ、決定、または唯一の選択肢
keys-esc-key = Esc
keys-esc = キャンセル、選択に戻る
keys-undo-key = u
keys-undo = 取り消す
keys-redo-key = Shift + u
keys-redo = やり直す
keys-arrows-key = 矢印
keys-arrows = 領域のカードの間を動く
keys-tab-key = Tab
keys-tab = 領域とボタンの間を動く
keys-chat-key = /
keys-chat = チャット
keys-ping-key = Shift + p
keys-ping = マップ上でフォーカスのある場所をチームに示す
keys-text-key = t
keys-text = テキスト表示の切り替え
keys-help-key = ?

## アカウント

login = ログイン
logout = ログアウト
register = 登録
register-keeps = ゲストとしての対局も引き継がれます。
to-register = アカウントがない方は登録
to-login = 登録済みの方はログイン
name = 名前
name-note = 2～24文字。文字、数字、「_」「-」、連続しない空白が使えます
password = パスワード
password-note = 8文字以上
no-mail = メールアドレスは不要です。忘れたパスワードは復元できません。
me-nobody = まだここで遊んでいません。
my-profile = プロフィール
kind-guest = ゲスト
kind-account = アカウント
kind-bot = プログラム
guest-note = ゲストはこのブラウザーでだけ認識されます。対局を残すには登録してください。
me-settings = 通知とレート
webhook = 通知先アドレス（webhook）
webhook-note = 通信対局であなたの番になると呼び出されます。
webhook-key-note = 通知は鍵で署名されます。受け取った側は、ここから送られたものか確かめられます。
webhook-key-show = 鍵を表示
webhook-key-new = 新しい鍵
webhook-key-sure = 新しい鍵で署名しますか？これまでの鍵は使えなくなります。
show-ratings = プロフィールにレートを表示
sessions = ログイン中の場所
session-token = プログラムのトークン
session-seen = 最終利用：{ $date }
session-current = このブラウザー
session-revoke = ログアウトさせる
bots = プログラム
bots-note = プログラムは独自の名前で、このページと同じプロトコルで遊びます。
bot-name = 名前
bot-make = プログラムのアカウントを作る
bot-drop = 削除
bot-drop-sure = { $name }を削除しますか？
token-new = 新しいトークン
token-once = { $name }のトークン。表示は一度だけです：
mutes = ミュートとブロック
mutes-none = 誰もいません。
account = アカウント
new-name = 新しい名前
rename = 改名
old-password = 今までのパスワード
new-password = 新しいパスワード
change-password = パスワードを変更
export = 自分の全データをダウンロード
delete = アカウントを削除
delete-note = 過去の対局から名前が消えます。対局は相手のために残ります。元には戻せません。
delete-sure = 完全に削除しますか？
account-gone = アカウントを削除しました。
since = { $date }から
ratings = レート
rating = { $count ->
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin }（{ $count }局）
}
matches = 対局
matches-none = まだ対局はありません。
older = さらに前

## 通報

reports-open = 未処理のみ
reports-none = 通報はありません。
report-title = { $by }から、{ $about }について
nobody = 対象なし
report-table = テーブル、{ $frame }行目
report-said = { $count ->
   *[other] 直前の発言{ $count }件
}
verdict = 判断
verdict-send = 処理済みにする
ban = 利用停止
ban-user = プレイヤーのID
ban-hours = 時間数。0で解除、空欄で無期限
ban-do = 利用停止にする
ban-done = 完了しました。

## ルール

help-search = 言葉またはルール番号で検索
help-found = { $count ->
   *[other] { $count }件のルール
}

## テーブルの拒否

nack-malformed = サーバーがこのページを理解できませんでした。再読み込みしてください。
nack-no_hello = 接続の始まりが正しくありません。再読み込みしてください。
nack-unknown_table = そのテーブルはないか、見ることができません。
nack-not_joined = このテーブルに着いていません。再読み込みしてください。
nack-not_yours = それはあなたの権限ではありません。
nack-not_started = 対局はまだ始まっていません。
nack-over = 対局は終わりました。
nack-stale_decision = 間に合いませんでした。今の質問を見てください。
nack-changed = ほかの人が先に動き、その選択肢はなくなりました。残りはこちらです。
nack-illegal = そのようにはできません。
nack-no_undo = これは取り消せません。
nack-no_request = すでに返事待ちの依頼があるか、依頼を受けない人がいます。
nack-not_here = このテーブルではできません。
nack-no_fit = その変更では答えが成り立たないため、選択は元のままです。
nack-too_fast = 少し速すぎます。すぐにもう一度試します。
nack-full = このテーブルの観戦席は満員です。
nack-too_long = 長すぎます。
nack-not_said = 発言できませんでした。
nack-unavailable = サーバーが今は書き込めません。何も変わっておらず、選択は自動で送り直します。
nack-draining = サーバーがまもなく再起動します。戻りしだい選択を送り直します。
nack-fault = サーバーで問題が起きました。記録され、テーブルは続きます。

## 受付の拒否

fail-offline = サーバーに届きません。接続を確かめて、もう一度試してください。
fail-no_session = 先にログインしてください。
fail-wrong_password = 名前かパスワードが違います。
fail-banned = このアカウントは利用停止中です。
fail-not_yours = それはあなたの権限ではありません。
fail-account_needed = パスワードのあるアカウントが必要です。
fail-origin = このサイトからの要求ではありません。
fail-too_fast = 要求が多すぎます。1分待ってください。
fail-too_many_accounts = お使いのアドレスから作られたアカウントが多すぎます。1時間後にもう一度お試しください。
fail-no_webhook = このサーバーはそのアドレスにWebhookを送りません。サーバーの運営者が許可できます。
fail-too_many_tables = テーブルが多すぎます。先にどれかを終えてください。
fail-name_taken = この名前は使われています。
fail-bad_name = 名前は2～24文字で、文字、数字、「_」「-」、連続しない空白が使えます。
fail-bad_password = パスワードは8～256文字です。
fail-common_password = このパスワードはすぐに推測されます。互いに関係のない単語をいくつか並べるか、無作為な10文字にしてください。
fail-reserved_name = この名前はサーバーとコンピューターのために予約されています。
fail-no_table = そのテーブルはありません。
fail-no_user = そのプレイヤーはいません。
fail-not_found = ここには何もありません。
fail-started = テーブルは始まったか、閉じられました。
fail-not_over = 対局はまだ終わっていません。
fail-seat_taken = 席は埋まっています。
fail-referee = 審判はプレイしません。
fail-blocked = このテーブルの誰かがあなたを、またはあなたがその人をブロックしています。
fail-draining = サーバーがまもなく再起動します。少し待って試してください。
fail-unavailable = サーバーが今は書き込めません。何も変わっていません。もう一度試してください。
fail-fault = サーバーの不具合です。記録されました。
fail-other = うまくいきませんでした：{ $message }

# テーブル
card-or = または
ring = 誰が誰を攻撃できるか
side-log = ログ
side-chat = チャット
side-rules = ルール
side-match = 対局
side-close = パネルを閉じる
connection-on = 接続中
connection-off = 切断中
log-search = ログを検索
log-copy = ログを文字でコピー
log-filter = 表示する内容
log-all = すべて
log-mine = 自分
log-about-me = 自分に関係
log-empty = まだ何も起きていません
log-none = 見つかりません
copied = コピーしました
copy-failed = ブラウザーがコピーを許可していません
travel-to = { $n }行目の後の盤面を見る
past = 過去の場面
past-at = { $n }行目（閲覧のみ）
past-now = 現在に戻る
step-back = 1手戻る
step-forward = 1手進む
rules-page = ルールを別ページで開く
amount-less = 減らす
amount-more = 増やす
amount-preset = { $n }にする
preference-sound = 効果音

# ヒント
hint = ヒント
hint-thinks = コンピューターが考えています…
hint-win = 勝率{ $win }
hint-more = ほかの選択肢
hint-less = 最善だけ
key-hint = H

# テーブルのまわりのページ：最初のページと設定
nav-cards = カード
learn = 遊び方を学ぶ
tile-players = 2～{ $most }人
tile-pair = 2人用
tile-modes = { $count }種類の遊び方
tile-cards = { $count }種類のカード
feature-guest = すぐに遊べる
feature-guest-note = 登録は不要。ワンクリックで最初のカードが配られます。アカウントは名前と対局を残すためのものです。
feature-fair = 確かめられる公平なシャッフル
feature-fair-note = 運は対局の前に封印され、終わると開かれます。1枚ごとに誰でも検証できます。
feature-back = 取り消しは自由
feature-back-note = カードを間違えても、隠れた情報が明らかになるまでは取り消せます。
feature-languages = 4つの言語
feature-languages-note = 英語・ロシア語・ウクライナ語・日本語。カードもルールも、同じテーブルでそれぞれの言語で読めます。
feature-access = マウス、タッチ、キーボード、スクリーンリーダー
feature-access-note = どれでもすべての操作ができます。明るい色でも暗い色でも、スマートフォンでも大画面でも。
feature-replay = 分析付きのリプレイ
feature-replay-note = どの対局も1手ずつ見直して、勝負の分かれ目を確かめられます。
title-settings = 設定
title-cards = カード
settings-travel = この設定はアカウントとともにどの端末でも使われます。
settings-stay = この設定はこのブラウザーに保存されます。アカウントがあれば、どの端末でも使えます。
settings-language = 言語
settings-look = 表示
settings-play = プレイ
settings-all = すべての設定
preference-page = ページとボタン
preference-cards = カードとゲームの文章
preference-cards-note = カード名、質問、ログの言語です。
preference-cards-same = ページと同じ
preference-motion = 動き
motion-normal = 標準
motion-fast = 速い
motion-off = なし
preference-left = 左利き
preference-left-note = サイドパネルと、ターン終了などの確定ボタンを左側に置きます。
preference-sound-note = 手番、攻撃、購入、終了を短い音で知らせます。
preference-warn = ターン終了時の確認
preference-warn-note = 交易や戦闘力、能力が残っているときに、もう一度たずねます。
preference-keys-note = 1～9と文字のキーで、その印の選択肢を選びます。
preference-text-note = テーブルを一覧の文章で表示します。読み上げや小さな画面に向いています。

# カードの一覧
cards-search = カード名（どの言語でも）かテキストの語句
cards-faction = 勢力
cards-kind = 種類
cards-cost = コスト
cards-sign = 能力
cards-clear = 条件を消す
cards-found = { $count }種類のカード
cards-none = 当てはまるカードがありません。語句を減らすか、条件を消してください。
cards-hint = カードを指すか選ぶと、ここで読めます。
cards-names = 名前
cards-rules = このカードについてのルール
cards-link = このカードへのリンクをコピー
does-trade = 交易を得る
does-combat = 戦闘力を得る
does-authority = 権威を得る
does-card = カードを引く
does-discard = 捨てさせる
does-scrap = カードを廃棄する
does-destroy = 基地を破壊する
does-acquire = 獲得する・獲得先を変える
does-copy = 艦船をコピーする
does-ally = 同盟として数える
does-unit-damage = ユニットダメージがある
does-tactics = 戦略がある
does-blast = 爆破ダメージがある
does-force = フォースアイコンがある
does-resource = リソースを生む
does-unique = ユニーク
does-part-ally = 同盟能力がある
does-part-scrap = 廃棄能力がある
does-part-action = アクションがある
does-part-interrupt = 介入がある
does-part-reaction = リアクションがある

# The replay
title-replay = リプレイ
title-replay-of = リプレイ：{ $names }
skip-transport = リプレイの操作へ
side-analysis = 分析
replay-early = この対局はまだ終わっていません。リプレイは終了後に見られます。それまではテーブルで観戦できます。
replay-to-table = テーブルへ
replay-failed = このリプレイは表示できません
replay-line = { $n }／{ $last }行
replay-slider = 対局の行
replay-at = { $last }行中{ $n }行目。{ $text }
replay-won = 勝ち
replay-link = { $n }行目へのリンクをコピー
replay-watch = リプレイを見る
transport = リプレイの操作
move-first = 最初へ
move-turn-back = 1ターン戻る
move-back = 1手戻る
move-play = 再生
move-pause = 一時停止
move-forward = 1手進む
move-turn-on = 1ターン進む
move-last = 最後へ
move-speed = 速さ：{ $speed }×
viewpoint = 誰の視点で見るか
viewpoint-watch = 観戦者（非公開カードは見えません）
viewpoint-all = すべて公開
branch = ここから続けて遊ぶ
branch-note = { $n }行目の直後の状態から新しいテーブルが始まります。ほかの席にはコンピューターが座り、運は新しくなります。
branch-none = この行のあとには選ぶことが残っていません。少し戻ってください。
branch-seat = あなたの席
branch-level = コンピューターの強さ
branch-go = 続けて遊ぶ
verify = 運の検証
verify-note = 最初のカードより前に、この対局の運は全員に見える数で封印されていました。今、封印は開かれています。
verify-do = 検証する
verify-busy = 検証中…
verify-ok = 運は公正でした
verify-ok-means = シードとソルトから事前に示された封印がそのまま得られ、すべての引きはシードから導かれ、すべての選択は合法でした。カードを仕組むことは誰にもできませんでした。
verify-bad = つじつまが合いません
verify-bad-means = 記録が事前の封印から導かれません。この結果は当てになりません。
verify-commitment = 事前に示された封印
verify-seed = シード
verify-salt = ソルト
verify-draws = 乱数を引いた回数
verify-lines = 記録の行数
verify-self = ご自分でも確かめられます。対局をダウンロードして、次を実行してください：
bug = この行の不具合を報告
bug-what = { $n }行目のどこがおかしいですか？
bug-note = 調べられるように、対局全体が報告に添えられます。
bug-send = 報告を送る
bug-done = ありがとうございます。報告を受け付けました。
analysis-note = コンピューターが対局をたどり、勝率の推移、運の影響、勝機を逃した選択を調べます。1、2分かかります。
analysis-start = 対局を分析する
analysis-works = { $total }件の選択のうち{ $done }件を判定
analysis-whose = 誰の勝率か
analysis-sums = 数字で見るプレイヤー
analysis-who = プレイヤー
analysis-lost = 損失
analysis-luck = 運
analysis-empty = この対局には選ぶことがありませんでした。
analysis-fair = どの選択も、あとから来たカードではなく、その時に知り得たことで判定しています。
graph = { $name }の勝率
graph-keys = 矢印キーで選択から選択へ、Page UpとPage Downで印の付いた選択へ移ります。
graph-before = { $n }行目：最初の選択より前
graph-at = { $n }行目：{ $name }、{ $chance }。
mistake-inaccuracy = 緩手
mistake-mistake = 悪手
mistake-blunder = 大悪手
mistakes = 印の付いた選択
mistakes-line = 行
mistakes-what = 誰が何を選び、何がよりよかったか
mistakes-loss = 失った勝率
mistakes-chosen = 選択：
mistakes-better = 最善：
mistakes-none = 5パーセント以上を失った選択はありません。
better-was = よりよい選択：
better-try = 試してみる

# 一覧のテーブルと対局
table-replay = リプレイを見る
history-won = 勝ち
history-lost = 負け
history-drawn = 引き分け
history-over = 終了
history-going = 対局中
history-closed = 閉鎖
history-against = 相手：
history-winner = 勝者
history-tally = 表示中の対局：{ $won }勝{ $lost }敗{ $drawn }分
matches-none-self = ここに対局の結果とリプレイが並びます。最初の対局を始めましょう！

# 新しいテーブル、アカウント
mode-players = { $count ->
   *[other] { $sizes }人
}
new-table-hints = コンピューターにヒントを求めてもよい
new-table-rated-note = レート戦にはアカウントが必要です。
open-table-link = 対戦相手に送るリンクが作られます。
open-table-now = すべての席が埋まっているので、すぐに始まります。

# ルール、報告
help-about = このまとめについて
help-contents = 目次
rule-inf = 明記はないが他のルールから導かれる
rule-ref = リファレンスの記述（ルールブックとは異なる）
rule-first = 初回ゲームのみ
rule-table = 同じ卓を囲む人のためのルール
rule-faq = 出版社の回答
rule-data = ゲームのカードによる
help-none = これらの言葉をすべて含むルールはありません。
help-clear = すべてのルールを表示
report-bug = { $by }が不具合を報告
report-attached = 添付された内容
report-attached-save = ファイルに保存

# レッスン：遊んで覚える。
title-learn = 学ぶ
nack-not_now = 今はレッスンの途中です。指示どおりに進めるか、レッスンを終了してください。
nack-lesson_undo = レッスンのこの手順は取り消せません。その後に新しい情報が明らかになっているためです。指示に従って進めてください。
learn-lead = コンピューターとの一局を、横で説明を聞きながら最後まで遊びます。先にルールを読む必要はありません。
learn-start = レッスンを始める
learn-starting = テーブルを用意しています…
learn-about = 約10分。いつでもレッスンをやめて、そのまま自由に続けられます。
learn-teaches = 覚えられること
learn-teaches-star-realms-cards = カードのプレイ、購入、攻撃、そして勝ち方
learn-teaches-star-realms-more = 基地と前哨基地、同盟能力と廃棄能力、手札を捨てさせる効果
learn-teaches-sw-lcg-cards = カードのプレイと支払い、目標への交戦、そして勝ち方
learn-teaches-sw-lcg-more = 宿命カードのあるエッジ戦、襲撃、シールド、フォース
learn-teaches-rebellion-cards = リーダーの割り当て、ミッションの試みと対抗、艦隊の移動、生産
learn-teaches-rebellion-more = 捕虜、プローブカード、宇宙と地上の戦闘、基地の探索
learn-teaches-destiny-cards = 活性化とロール、ダイスの解決と振り直し、カードのプレイ、戦場の確保、そして勝ち方
learn-teaches-destiny-more = 修正、コストのある面、特殊、シールド、ダイスの面を変えること、維持フェイズ
learn-teaches-table = 画面の見方：光るもの、できない理由、取り消し、ログ
learn-more = そのあとは
learn-rules = ルールを読む
learn-rules-about = 短くまとまっていて、「なぜできない？」からも開けます
learn-cadet = 候補生と最初の一局
learn-cadet-about = いちばんやさしいコンピューター。ヒントもいつでも使えます
learn-keys = キーの一覧
learn-keys-about = どのテーブルもマウスなしで遊べます
lesson = レッスン
lesson-step = ステップ{ $step }／{ $of }
lesson-watching = 見てみましょう
lesson-your-move = あなたの番
lesson-skip = レッスンをやめる
lesson-skip-sure = レッスンなしで対局が続き、コンピューターは自分で考えて動きます。やめますか？
lesson-look = 場所を示す
lesson-won = お見事！
lesson-next-game = 候補生と本番の対局をする
lesson-sr-hand = これがあなたの手札です。最初は3枚、次のターンからは5枚になります。今できることは光っています。《{ $scout }》をプレイしましょう。カードか、下のボタンを押してください。
lesson-sr-buy = 《{ $scout }》で交易1を得ました。交易列の《{ $imperial-fighter }》はちょうどその値段です。購入すると捨て札に置かれ、あとで手札に来ます。光っていないカードを押すと、できない理由がわかります。
lesson-sr-vipers = 次は《{ $viper }》を2枚プレイしましょう。1枚につき戦闘力1です。間違えても、新しいカードが公開されていなければ「取り消す」で直前の選択を戻せます。
lesson-sr-attack = 戦闘力は2です。全部使って候補生を攻撃しましょう。使わなかった分は失われます。権威がなくなったほうの負けです。
lesson-sr-end = もうすることはありません。ターンを終了しましょう。プレイしたカードは捨て札になり、新しく5枚引きます。
lesson-sr-watch = 今度は候補生が同じことをします。ログにはすべての動きが残り、行を押すとそのときの盤面を見られます。
lesson-sr-play-all = 新しい手札は《{ $scout }》が5枚。「まとめてプレイ」は、考えなくてよいカードを一度にプレイします。スペースキーでも同じです。
lesson-sr-war-world = 交易5で《{ $war-world }》に手が届きます。カードの上にポインターを置くか長押しすると、大きく読めます。読んだら購入しましょう。
lesson-sr-again = 今回は戦闘力がありません。ターンを終了しましょう。山札がなくなると、捨て札をシャッフルして、購入したカードごと新しい山札にします。
lesson-sr-watch-buy = 候補生も購入します。交易列の空きはすぐに補充されるので、毎ターン見てみましょう。
lesson-sr-base = もう《{ $war-world }》が来ました。これは基地です。ターンが終わっても場に残り、毎ターン働きます。プレイしましょう。
lesson-sr-use = 基地をいつ使うかはあなた次第で、1ターンに1回です。《{ $war-world }》を押して、戦闘力3を得ましょう。
lesson-sr-station = 手札をプレイして、交易4で《{ $space-station }》を購入しましょう。ほかの2枚と同じ星間帝国のカードです。その意味はすぐにわかります。
lesson-sr-strike = 戦闘力3で候補生を攻撃し、ターンを終了しましょう。
lesson-sr-shield = 《{ $war-world }》は前哨基地でもあります。これが場にある間、候補生はあなたもほかの基地も攻撃できません。破壊するには1ターンに戦闘力4が必要です。
lesson-sr-fighter = 《{ $imperial-fighter }》が来ました。戦闘力2を得て、相手にカードを1枚捨てさせます。プレイしましょう。
lesson-sr-discard = 候補生は手札から1枚選んで捨てます。次のターンに使えるカードが1枚減りました。
lesson-sr-rest = 残りの手札をプレイし、《{ $war-world }》を使いましょう。順番は自由です。
lesson-sr-ally = 星間帝国のカードが2枚場にあるので、同盟能力が使えます。両方使いましょう。同じ勢力のカードは、そろうと強くなります。
lesson-sr-ram = 《{ $ram }》は交易3で強力です。最後の攻撃のために購入しましょう。
lesson-sr-twelve = 戦闘力12！　全部で攻撃し、ターンを終了しましょう。
lesson-sr-thinks = 候補生は交易をためて《{ $royal-redoubt }》を購入しました。前哨基地です。あとでまた出会います。
lesson-sr-two-bases = 《{ $space-station }》が来ました。手札をすべてプレイしましょう。
lesson-sr-abilities = 2つの基地もお互いに同盟になります。両方使い、そのあと両方の同盟能力を使いましょう。カードの小さな印は、使える能力と使った能力を示します。
lesson-sr-explorer = 《{ $explorer }》はいつでも購入できます。交易列の横に専用の山があります。コスト2で交易2を生み、《{ $scout }》の2倍です。1枚購入しましょう。
lesson-sr-thirteen = 戦闘力13。全部で攻撃し、ターンを終了しましょう。
lesson-sr-log = 流れがわからなくなったらログを見ましょう。どこまでもさかのぼれて、ひと押しで現在に戻れます。
lesson-sr-alone = もうおわかりですね。すべてプレイし、2つの基地と2つの同盟能力を使いましょう。
lesson-sr-shopping = 交易5で《{ $blob-wheel }》（3）と《{ $explorer }》（2）を購入しましょう。《{ $blob-wheel }》は基地ですが前哨基地ではありません。持ち主を守らず、攻撃されることも無視されることもあります。
lesson-sr-eleven = 戦闘力11。攻撃してターンを終了しましょう。候補生の権威は残り9になります。
lesson-sr-outpost = 候補生が《{ $royal-redoubt }》をプレイしました。防御力6の前哨基地です。これがある間、候補生本人は攻撃できません。
lesson-sr-last = うまくいけば最後のターンです。まず《{ $imperial-fighter }》で、もう1枚捨てさせましょう。
lesson-sr-discard-again = 候補生がまた1枚捨てます。
lesson-sr-gather = 残りをプレイし、使えるものはすべて使いましょう。戦闘力は20になります。
lesson-sr-redoubt = 前哨基地を先に破壊しなければなりません。候補生の名前の横の印を押すと、その説明が出ます。《{ $royal-redoubt }》を攻撃しましょう。戦闘力6で破壊され、持ち主の捨て札に置かれます。
lesson-sr-scrap = 最後にもう1つ。《{ $explorer }》は廃棄できます。この対局から完全に取り除かれ、戦闘力2になります。今日は必要ありませんが、最後の攻撃こそ使いどきです。廃棄しましょう。
lesson-sr-win = 戦闘力16に対して、権威は9。攻撃して勝ちましょう！
lesson-sr-done = あなたの勝ちです。Star Realmsのターンで起こることはすべて見ました。あとはカードだけ。どのカードも、することを自分で説明してくれます。
lesson-lcg-sides = あなたはライトサイドのジェダイ、候補生はダークサイドのシスを使います。相手の目標を3つ破壊すればあなたの勝ち。候補生は自分のターンごとに進むデススターダイヤルが12になれば勝ちです。まず自分の目標を4枚から3枚選びます。《{ $a-journey-to-dagobah }》を目標デッキの一番下に置きましょう。
lesson-lcg-enemy = 候補生が目標を3枚並べます。全員に見える形で置かれ、これを破壊するのがあなたの目的です。
lesson-lcg-flip = 次は自分の目標を好きな順に表にします。目標は守るものであり、支払いにも使います。それぞれに、生み出せるリソースの数が書いてあります。
lesson-lcg-dark = ダークサイドから始まり、ダイヤルが1になります。候補生は《{ $advisor-to-the-emperor }》と《{ $isb-interrogators }》をプレイし、自分のカードで支払います。最初のターンは攻撃できませんが、《{ $advisor-to-the-emperor }》をフォースに臨ませます。その意味はすぐにわかります。
lesson-lcg-luke = あなたのターンです。配備フェイズにはユニットと強化をプレイします。《{ $luke-skywalker }》のコストは4。今ちょうど払えるので、プレイしましょう。
lesson-lcg-pay = リソース源にはリソース1点ごとに集中トークンが置かれ、トークンのあるカードは消耗状態です。少なくとも1つは、プレイするカードと同じ所属でなければなりません。《{ $jedi }》と《{ $a-heros-journey }》はジェダイ、《{ $hit-and-run }》は中立です。3つとも好きな順に押してください。
lesson-lcg-saber = 《{ $jedi-lightsaber }》は強化で、ほかのカードを強くします。プレイして、ジェダイのリソース源《{ $jedi-training }》で支払いましょう。残りが《{ $hit-and-run }》だけなら払えなかったところです。そのあと《{ $luke-skywalker }》につけます。
lesson-lcg-pass = もう支払えるものがありません。パスしましょう。両者が続けてパスすると先へ進みます。どちらも行動できるこうした場面は何度もあります。ここからは、することがないときはレッスンが代わりにパスします。
lesson-lcg-engage = 紛争フェイズです。候補生の目標に交戦しましょう。《{ $reconnaissance-mission }》は5ダメージで破壊されます。続いて《{ $luke-skywalker }》を攻撃側に宣言します。ユニットは出たターンから戦えます。
lesson-lcg-defended = 候補生は《{ $isb-interrogators }》で防御します。このユニットは「シールド防御」を持ち、1ダメージを防ぐシールドを置けます。
lesson-lcg-edge = 次はエッジ戦です。両者が交互に手札を裏向きに出し、最後にフォースアイコンの数を比べます。《{ $target-of-opportunity-133 }》を出しましょう。アイコンは2つ、しかも宿命カードなので効果もあります。
lesson-lcg-answer = 候補生も1枚出しました。何のカードかは、両者がパスしたあとに公開されます。
lesson-lcg-more = 念のため《{ $counter-stroke }》も出しておきましょう。出したカードはあとで捨て札になるので、エッジにはいつも代償があります。
lesson-lcg-fate = 4対2で、エッジはあなたのものです！　あなたの宿命カードはもう目標に1ダメージを与えました。候補生の宿命カードは、攻撃プレイヤーが使わなければ効果がありません。さらに、エッジ戦に勝った後には《{ $hit-and-run }》のリアクションを使えます。使って、もう1ダメージ与えましょう。
lesson-lcg-strike = エッジを持つ側が先に襲撃し、エッジ戦闘アイコンも使えます。《{ $luke-skywalker }》で襲撃しましょう。襲撃するユニットには集中トークンが置かれます。
lesson-lcg-icons = 戦闘アイコンは3種類です。ユニットに与えるユニットダメージ、目標に与える爆破ダメージ、ユニットを消耗させる戦略。順番は自分で選べます。まずユニットダメージを《{ $isb-interrogators }》に与えましょう。
lesson-lcg-shielded = シールドは3ダメージのうち1を防ぎますが、ユニットは助かりません。続いて爆破ダメージ3が《{ $reconnaissance-mission }》に入り、3つのうち最初の目標が破壊されます！
lesson-lcg-force = フォースフェイズです。ユニットを3つまでフォースに臨ませることができ、準備状態のユニットのフォースアイコンを数えます。でも《{ $luke-skywalker }》は消耗状態ですし、臨んでいるユニットは襲撃で集中トークンを2個受けます。今回は臨ませないでおきましょう。
lesson-lcg-react = フォース戦は《{ $advisor-to-the-emperor }》の勝ち。フォースの均衡はダークサイドにあり、候補生のこのターンにはダイヤルが2つ進みます。でも《{ $luke-skywalker }》には、相手のターンが始まった後に使えるリアクションがあります。使って集中トークンを取り除きましょう。
lesson-lcg-guard = 今度は候補生が攻撃します。《{ $emperors-royal-guard }》で《{ $jedi-training }》に交戦します。あなたの目標が破壊されたときにも、ダイヤルが進みます。
lesson-lcg-defend = 防御は義務ではありませんが、《{ $luke-skywalker }》はもう準備状態です。防御側に宣言しましょう。
lesson-lcg-hidden = エッジ戦は必ず攻撃側から始まります。候補生がカードを1枚出します。
lesson-lcg-tie = フォースアイコンが1つの《{ $secret-informant }》を出しましょう。同数なら防御側がエッジを得るので、候補生より多くなくてもかまいません。
lesson-lcg-first = 1対1で、エッジはあなたのものです。先に《{ $luke-skywalker }》で襲撃し、《{ $emperors-royal-guard }》にダメージを与えましょう。破壊されたユニットはもう襲撃できません。
lesson-lcg-balance = 候補生は《{ $advisor-to-the-emperor }》で支払いました。消耗状態のユニットはフォース戦で数えないので、均衡はライトサイドに移りました。あなたはターンの最初に、相手の目標1つに1ダメージを与えられます。《{ $the-emperors-web }》を選びましょう。
lesson-lcg-guardian = 回復フェイズには、各カードから集中トークンが1個ずつ取り除かれます。2点を生み出した《{ $a-heros-journey }》はまだ消耗状態です。その後、手札を6枚まで補充しました。《{ $guardian-of-peace }》をプレイし、《{ $hit-and-run }》と《{ $jedi-training }》で支払いましょう。
lesson-lcg-again = 《{ $luke-skywalker }》だけで《{ $fall-of-the-jedi }》を攻撃しましょう。《{ $guardian-of-peace }》は準備状態のまま残します。1つだけ宣言したら、そこで終わりにしてください。
lesson-lcg-alone = 候補生には防御できる準備状態のユニットがないので、あなたがカードを1枚も出さずにエッジを得ました。《{ $hit-and-run }》のリアクションは1ターンに1回使えます。また使いましょう。
lesson-lcg-unopposed = 襲撃し、まず爆破ダメージを選びましょう。《{ $luke-skywalker }》は「指定襲撃」を持ち、参戦していない敵ユニットも狙えます。《{ $advisor-to-the-emperor }》を選びます。防御側が残らないので無反攻となり、さらに1ダメージ。合計5です。
lesson-lcg-commit = 2つ破壊、あと1つです。《{ $guardian-of-peace }》をフォースに臨ませましょう。準備状態なので、そのアイコンが均衡を保つ助けになります。防御もできます。ほかのユニットは臨ませません。
lesson-lcg-react-again = 合計値はあなたが上。均衡はこちらに残り、ダイヤルは1つしか進みません。もう一度《{ $luke-skywalker }》のリアクションを使いましょう。
lesson-lcg-droid = 《{ $interrogation-droid }》の効果で手札を無作為に1枚捨てさせられ、続いて《{ $hit-and-run }》が攻撃されます。
lesson-lcg-cover = 《{ $guardian-of-peace }》で防御しましょう。このユニットも「シールド防御」を持っているので、自分にシールドを置きます。《{ $luke-skywalker }》は最後の攻撃のために準備状態で残します。
lesson-lcg-wager = 候補生がまた裏向きのカードでエッジ戦を始めます。
lesson-lcg-keep = 応じることも、手札を温存することもできます。今回は温存して、何も出さないでおきましょう。
lesson-lcg-heat = 出ていたのは宿命カード《{ $heat-of-battle-169 }》。参戦しているあなたのユニットに1ダメージです。
lesson-lcg-stop = シールドでこのダメージを防げます。使いましょう。残しておいても、シールドは自分の回復フェイズになくなります。
lesson-lcg-tactics = 《{ $interrogation-droid }》の襲撃は戦略です。あなたのユニット1つに集中トークンが置かれます。ダメージはなく、防御側が生き残ったので無反攻にもなりません。
lesson-lcg-more-balance = うまくいけば最後のターンです。均衡はまだライトサイドにあります。《{ $the-emperors-web }》にもう1ダメージ与えましょう。
lesson-lcg-draw = 補充フェイズです。6枚まで引く前に、いらないカードを1枚捨てられます。2枚目の《{ $guardian-of-peace }》を捨てましょう。
lesson-lcg-last = 《{ $the-emperors-web }》は4のうち2ダメージを受けています。交戦して《{ $luke-skywalker }》だけを宣言しましょう。
lesson-lcg-edge-again = 《{ $interrogation-droid }》は攻撃で消耗しているので、誰も防御できません。《{ $hit-and-run }》を使いましょう。これで4のうち3です。
lesson-lcg-win = 《{ $luke-skywalker }》で襲撃し、爆破ダメージを選びましょう。3つ目の目標が破壊され、あなたの勝ちです！
lesson-lcg-done = ライトサイドの勝利です。ターンのすべてのフェイズと、交戦の始めから終わりまでを見ました。まだ知らないのはイベントだけ。手札に持っておき、相手のターンでもここぞというときに使えます。
lesson-reb-hide = 反乱軍が銀河のどこかに基地を隠します。あなたは帝国軍。基地を見つけて攻め落とせば勝ちです。反乱軍は、時間マーカーと評判マーカーが出会えば勝ち。ラウンドが進むほど反乱軍が有利になります。
lesson-reb-plans = ラウンドには3つのフェイズがあります。まず双方がリーダーをミッションに割り当てます。反乱軍が先です。誰がカードの上にいるかは見えますが、どのカードかは見えません。
lesson-reb-palpatine = リーダーを1人ずつ割り当てます。《{ $gather-intel }》に必要な諜報アイコンは1つ。{ $emperor-palpatine }は2つ持っているので、割り当てましょう。このミッションで得るプローブカードは、基地のない場所を教えてくれます。
lesson-reb-vader = { $darth-vader }は特殊作戦が得意です。《{ $capture-rebel-operative }》は反乱軍のリーダーを捕縛するミッション。割り当てましょう。
lesson-reb-stay = 全員を使い切らないように。プールのリーダーは、星系の活性化、ミッションへの対抗、戦闘への参加ができます。残りの2人はプールに残しましょう。
lesson-reb-sabotage = 指揮フェイズです。反乱軍から交互に行動します。{ $princess-leia }が《{ $sabotage }》を公開し、{ $corellia }に向かいます。破壊工作を受けた星系では何も生産できません。
lesson-reb-oppose = 試みには対抗できます。{ $general-tagge }を送りましょう。双方が技能のアイコン1つにつきダイスを1個振り、同点ならミッションは失敗です。
lesson-reb-capture = 直撃に対して空白。残念ながら破壊工作は成功しました。しかし{ $princess-leia }はまだ{ $corellia }にいて、罠は整っています。《{ $capture-rebel-operative }》を公開しましょう。
lesson-reb-against = 狙うのは{ $princess-leia }です。{ $darth-vader }はダイス3個、その場にいる{ $general-tagge }がもう1個。レイアは1個だけです。
lesson-reb-alliance = 捕縛しました！　捕虜は反乱軍のために何もできず、あとで聞きたいこともあります。次は{ $mon-mothma }が{ $alderaan }を味方にしようとします。忠誠のある星系はその陣営のユニットを生産します。
lesson-reb-let = すべてに対抗する必要はありません。プールに残っているのは{ $grand-moff-tarkin }だけで、別の仕事があります。パスしましょう。試みはダイスなしで成功します。
lesson-reb-intel = 《{ $gather-intel }》を公開し、反乱軍の星系{ $naboo }を選びましょう。基地のユニットが多いほど、多くのプローブカードを引きます。
lesson-reb-fleet = 対抗はありません。プローブカードによると、基地は{ $dagobah }にはありません。マップがそれを覚えていてくれます。反乱軍は{ $toydaria }を活性化し、隣から艦隊を移します。
lesson-reb-act = 次は自分の艦隊です。{ $grand-moff-tarkin }で{ $ord-mantell }を活性化しましょう。隣の星系からユニットを移動できます。
lesson-reb-from = どこから移動するかを選びます。{ $coruscant }です。
lesson-reb-ships = まず艦船。6つ運べる{ $star-destroyer }と、4つ運べる{ $assault-carrier }を1つずつ動かします。
lesson-reb-cargo = ウォーカー、トルーパー、TIEファイターは艦船に載せます。{ $at-at }と{ $at-st }を1つずつ、{ $stormtrooper }を2つ、{ $tie-fighter }を2つ。トルーパー1つは首都の守りに残します。
lesson-reb-moved = ほかの場所からは動かしません。これで終わりです。部隊は{ $ord-mantell }を占領し、占領した星系も生産してくれます。
lesson-reb-end = 反乱軍はパスしました。このラウンドはもうターンがありません。
lesson-reb-pass = プールは空です。こちらもパスしましょう。次は回復フェイズ。リーダーとミッションが戻り、双方がミッションを引き、帝国軍はプローブカードを2枚、反乱軍は目標を1枚引きます。目標を果たすたびに、評判マーカーが時間マーカーに近づきます。
lesson-reb-recruit = 時間マーカーが進みます。そこにあるシンボルで、双方がリーダーを登用します。{ $colonel-yularen }を選びましょう。諜報アイコンは3つ。ぴったりのミッションを引いたところです。
lesson-reb-ackbar = 反乱軍も同時に選び、{ $admiral-ackbar }を登用します。
lesson-reb-grow = 2つめのシンボルで、双方が生産します。星系のリソースアイコンごとにユニットがキューに入ります。基地も生産します。
lesson-reb-build = すべてまとめて生産しましょう。アイコンの横の数字は、ユニットができるまでのラウンド数です。
lesson-reb-spread = キューから出たユニットを配備します。1つの星系に2つまで。反乱軍は各地に分けて置きます。
lesson-reb-deploy = 次はあなたです。{ $stormtrooper }を{ $ord-mantell }と{ $coruscant }に1つずつ、順番は自由です。それから、攻撃の出発点となる{ $ord-mantell }に{ $at-st }を置きましょう。
lesson-reb-again = 2ラウンドめです。反乱軍はまた割り当てを行いますが、{ $princess-leia }はいません。捕縛されたリーダーは割り当てられません。
lesson-reb-keep = リーダーが戻ってきました。この4人はプールに残しましょう。艦隊には率いる人が必要です。
lesson-reb-droid = { $colonel-yularen }を《{ $interrogation-droid }》に割り当てましょう。カードに肖像があるので、成功が2つ加わります。
lesson-reb-secrets = また反乱軍から始まります。《{ $infiltration }》で、次にどの目標を引くかを決めます。
lesson-reb-ask = 《{ $interrogation-droid }》を公開し、{ $princess-leia }に対して行いましょう。レイアはすべての技能で身を守り、ダイスは5個対3個。でもこちらには肖像があります。
lesson-reb-names = ロールはあなたの勝ち！　反乱軍は星系を3つ挙げ、その中に基地星系を入れなければなりません。そのあと反乱軍は{ $geonosis }を味方にします。
lesson-reb-attack = { $dagobah }、{ $hoth }、{ $ilum }。{ $dagobah }のプローブカードは手元にあり、{ $hoth }は自軍の隣なので、初回ゲームの基地にはなりません。霧に残るのは{ $ilum }だけ。{ $darth-vader }で活性化し、移動できるユニットをすべて動かして、移動を終えましょう。
lesson-reb-found = 見つけました！　地上ユニットが入ると、基地はそこにあるものすべてとともに公開されます。反乱軍は{ $general-rieekan }を戦闘に加えます。引く戦術カードの数はリーダーで決まります。
lesson-reb-special = まず艦船の戦いで、ダイスはもう振られました。特殊の出たダイスを使うと戦術カードを1枚引けます。2個とも使いましょう。
lesson-reb-enough = よいカードですが、今使うものではありません。先へ進み、命中を割り振ります。
lesson-reb-hits = 黒の命中は黒の耐久値、赤の命中は赤の耐久値のユニットに効きます。黒が2つあるので、{ $x-wing }と{ $y-wing }に1つずつ割り振りましょう。
lesson-reb-fire = 当たったユニットも、破壊される前に攻撃します。反乱軍の命中1つが{ $assault-carrier }に当たりました。
lesson-reb-block = これはブロックできます。《{ $space-defensive-formation }》をプレイして、ダメージを取り消しましょう。
lesson-reb-reroll = 次は地上の戦いです。赤いダイス2個が空白でした。《{ $ground-concentrate-fire }》をプレイして振り直しましょう。
lesson-reb-unstoppable = 直撃が2つ！　さらに特殊のダイスで《{ $ground-unstoppable-assault }》をプレイできます。この攻撃は誰にもブロックできません。
lesson-reb-ground = ダメージに進みます。最初の黒の命中は{ $rebel-trooper }に決まります。2つめは別の{ $rebel-trooper }に割り振りましょう。
lesson-reb-directs = 直撃は誰にでも効きます。最後の{ $rebel-trooper }に1つ、耐久値2の{ $airspeeder }に2つ割り振りましょう。
lesson-reb-losses = 地上の反乱軍が最後の攻撃をします。トルーパーを2つ失います。
lesson-reb-retreat = 戦闘ラウンドのあと、リーダーはユニットとともに撤退できます。優勢なので残りましょう。パスします。
lesson-reb-last = 反乱軍も残りました。ユニットがいなければ基地は失われるからです。また艦船の戦い。{ $x-wing }1つに対して、ダイスはもう振られています。先へ進みましょう。
lesson-reb-fall = 艦隊への最後の攻撃は外れました。
lesson-reb-done = 基地は陥落し、反乱は終わりました。ラウンドのすべてのフェイズと戦闘を見ましたね。反対側も試してみてください。隠れ、星系を味方にし、目標を果たし、見つかる前に基地を移すのです。
lesson-swd-hand = あなたはレイとフィンを、候補生はカイロ・レンとストームトルーパーを率います。2人とも撃破すればあなたの勝ちです。手札を5枚引きました。今回だけ、好きな枚数を引き直せます。《{ $close-quarters-assault }》には近接の出ているダイスが必要ですが、まだありません。戻しましょう。
lesson-swd-keep = 残りの4枚は役に立ちます。選択を終えると、戻したカードの代わりに1枚引きます。
lesson-swd-roll = 候補生も1枚引き直します。そのあと全キャラクターのダイスを1回振り、合計の大きい側が戦場を選びます。
lesson-swd-field = 4対1で、選ぶのはあなたです。自分の戦場《{ $starship-graveyard }》にしましょう。戦場を支配するプレイヤーが毎ラウンド先に行動します。その代わり、相手はシールドを2個得ます。
lesson-swd-shields = カイロ・レンに1個、ストームトルーパーに1個。シールドは1ダメージをブロックするとなくなります。
lesson-swd-upgrade = 第1ラウンドです。ターンは交互で、1ターンに1アクション。リソースは2あります。アップグレード《{ $f-11d-rifle }》のコストはちょうど2です。レイにプレイしましょう。アップグレードのダイスは、レイのダイスといっしょに振ります。
lesson-swd-extra = レイにアップグレードをプレイした後、レイの能力で追加アクションを行えます。使いましょう。
lesson-swd-activate = 次はレイを活性化します。レイは消耗状態になり、レイのダイス2個とライフルのダイス1個を振ってプールに加えます。
lesson-swd-kylo = 候補生はカイロ・レンを活性化します。振っただけでは何も起きません。ダイスを解決するのは別のアクションです。だから何が来るか互いに見え、先に手を打てます。
lesson-swd-reroll = リソース+1が2つ。プラスは修正で、プラスのない同じシンボルのダイスに加えることしかできませんが、そのダイスがありません。カードを捨てて振り直しましょう。《{ $lightsaber }》はコスト3で、今は払えません。レイのダイスを2個とも選びます。《{ $lightsaber }》を惜しむことはありません。
lesson-swd-blank = リソース1とリソース+1。今度は組み合わせられます。ストームトルーパーは空白でした。空白は何の役にも立ちません。
lesson-swd-finn = フィンはまだ準備状態です。フィンも活性化しましょう。
lesson-swd-damage = 空白です。ヒーローにもそんなときはあります。カイロ・レンは近接のダイスを解決し、レイに1ダメージ。ダメージは残ります。レイの体力は10で、それだけダメージを受けると撃破されます。
lesson-swd-modifier = 今度はあなたがダイスを解決する番です。リソース1を解決し、+1を加えましょう。1回のアクションで2リソースです。
lesson-swd-mind = 特殊のシンボルは、ダイスに対応するカードの能力を使います。カイロ・レンはあなたの手札を無作為に1枚見て、そのコストと同じダメージを与えます。レイに1ダメージです。
lesson-swd-special = あなたにも特殊が出ています。《{ $f-11d-rifle }》は2ダメージを与え、相手がそれを振り分けます。解決しましょう。
lesson-swd-blocked = 1ずつ振り分け、どちらもシールドがブロックしました。しかしシールドはもうありません。続いて候補生はサポート《{ $power-of-the-dark-side }》をプレイします。場に残り、1ラウンドに1回使えます。
lesson-swd-event = イベントは1回効果を発揮し、捨て札になります。1リソースで《{ $let-the-wookiee-win }》をプレイしましょう。相手は、消耗状態のキャラクターに2ダメージを受けるか、ダイス2個を失うかを選びます。
lesson-swd-choice = 候補生はダメージを選び、もうシールドのないカイロ・レンが受けます。そしてパスしました。両者が続けてパスすると、ラウンドが終わります。
lesson-swd-claim = パスよりよい手があります。戦場を確保しましょう。このラウンドはもう行動できませんが、次のラウンドはあなたから始まり、戦場の能力も使えます。《{ $starship-graveyard }》は捨て札パイルのアップグレードをデッキの一番上に置きます。そう、《{ $lightsaber }》です！
lesson-swd-upkeep = 維持フェイズです。カードは準備状態に戻り、ダイスは自分のカードへ戻り、各プレイヤーは2リソースを得ます。5枚まで引く前に、いらない手札を捨てられます。今は残しておきましょう。
lesson-swd-saber = 第2ラウンド。《{ $lightsaber }》が戻ってきました。リソースはちょうどコストと同じ3です。レイにプレイしましょう。
lesson-swd-four = またレイへのアップグレードです。追加アクションでレイを活性化しましょう。今度はダイス4個です。
lesson-swd-base = 特殊が2つ、近接+2が2つ！　ただし修正なので、加える先のダイスが必要です。候補生もカイロ・レンを活性化し、近接1とリソース1が出ます。
lesson-swd-hope = フィンのダイスには近接の面があります。活性化して、幸運を祈りましょう。
lesson-swd-luck = 近接1。まさに欲しかった目です！　ストームトルーパーも活性化され、射撃2が出ます。
lesson-swd-five = 1個のダイスに修正をいくつでも加えられます。フィンの近接1を解決し、レイの+2を2つとも加えましょう。1人に5ダメージで、分けることはできません。狙うのは体力7のストームトルーパーです。
lesson-swd-shot = 倒れるまでは撃ってきます。レイに2ダメージ、合わせて4です。
lesson-swd-together = 1回のアクションで、同じシンボルのダイスを何個でも順に解決できます。まず《{ $lightsaber }》の特殊から。ブロック不能の2ダメージで、シールドでは防げません。ストームトルーパーの残り体力は2です。
lesson-swd-defeated = 撃破しました！　撃破されたキャラクターは、ダイスやアップグレードとともにゲームから去ります。アクションはまだ続きます。もう1つの特殊、《{ $f-11d-rifle }》を解決しましょう。2ダメージを受けるのはカイロ・レンしかいません。
lesson-swd-dark = 候補生は《{ $power-of-the-dark-side }》のカードアクションを使います。サポートを消耗状態にして、ダイスを1個振り直します。1ダメージよりよい目を狙っています。
lesson-swd-first = 出たのはリソースでした。あなたにはダイスもリソースも残っていません。また戦場を確保しましょう。次のラウンドもあなたから始まります。
lesson-swd-alone = 今回は捨て札パイルにアップグレードがありません。あなたは終わりですが、候補生はパスするまで行動を続けます。同じシンボルのダイス2個で2リソースを得て、カイロ・レンに《{ $lightsaber }》をつけます。
lesson-swd-rest = また維持フェイズです。カードはすべて準備状態になり、2リソースを得ました。手札は残しましょう。
lesson-swd-third = 第3ラウンド。カイロ・レンのダメージは体力11のうち4。あと7で勝ちです。武器を振るわれる前に、レイを活性化しましょう。
lesson-swd-fighter = 特殊、捨て札1、近接1、シールド1。候補生は3リソースで《{ $first-order-tie-fighter }》をプレイします。ダイスのあるサポートで、キャラクターのように活性化できます。
lesson-swd-both = 今あるのはライフルの2ダメージとレイの1ダメージ。フィンも活性化して増やしましょう。
lesson-swd-threat = また近接1です。カイロ・レンは近接1、+2、空白で応じます。
lesson-swd-turn = 1リソースで《{ $use-the-force }》をプレイしましょう。ダイスを好きな面に変えます。フォーカスのシンボルも、自分のダイスに同じことをします。《{ $lightsaber }》のダイスをシールドから近接3に変えます。これはコストのある面で、解決するには1リソース必要です。ちょうど1つ残っています。
lesson-swd-blow = カイロ・レンがすぐに打ちかかります。1に自分の《{ $lightsaber }》の+2を加えて、レイに3ダメージ、合わせて7。レイはまだ立っています。
lesson-swd-count = 数えてみましょう。カイロ・レンの残り体力は7。ライフルが2、近接のダイスが1と1と3です。まず《{ $f-11d-rifle }》の特殊を解決します。
lesson-swd-support = 候補生は《{ $first-order-tie-fighter }》を活性化しますが、あなたを止めるリソースはもうありません。
lesson-swd-win = 近接のダイス3個を1回のアクションで、好きな順に、すべてカイロ・レンへ。《{ $lightsaber }》は最後の1リソースを使いますが、それだけの価値があります。
lesson-swd-done = カイロ・レンを撃破し、あなたの勝ちです。カードのプレイ、活性化、ダイスの解決、カードを捨てての振り直し、カードアクション、戦場の確保と、すべてのアクションがわかりました。デッキにも気をつけてください。ラウンドの終わりに手札もデッキもないプレイヤーは負けです。

keys-decision-key = d
keys-decision = 質問に移動して読み直す
keys-zoom-key = z
keys-zoom = 表示中のカードへ
keys-hint-key = h
keys-hint = コンピューターのヒント（許可されている場合）
keys-find-key = f
keys-find = マップの場所を選ぶとき、名前で検索
keys-status-key = s
keys-status = 自分の数値を読み上げる
keys-opponents-key = o
keys-opponents = ほかのプレイヤーの数値を読み上げる
keys-clocks-key = c
keys-clocks = 持ち時間を読み上げる
keys-last-key = l
keys-last = 最後の出来事を読み上げる

# デッキ
nav-decks = デッキ
title-decks = デッキ
title-deck = デッキ
title-deck-import = デッキの読み込み
decks-no-game = デッキを組んで遊ぶゲームはここにはありません。
decks-own = あなたのデッキ
decks-none = あなたのデッキはまだありません。新しく組むか、用意されたデッキをコピーして変更するか、よそから読み込んでください。
decks-guest = ゲストのデッキは、このブラウザーからしか見られません。
decks-starters = 用意されたデッキ
decks-starters-note = すぐに遊べます。コピーすれば自分のデッキとして変更できます。
deck-new = 新しいデッキ
deck-import = 読み込む
deck-edit = 組む
deck-play = コンピューターと対戦
deck-copy-deck = コピーを作る
deck-copy-starter = コピーして変更
deck-copy-name = { $name }（コピー）
deck-drop = 削除
deck-drop-sure = 完全に削除しますか？
deck-dropped = 削除しました：{ $name }
deck-all = すべてのデッキ
deck-missing = そのデッキは存在しないか、あなたのものではありません。組んだときと同じ名前でログインしていますか？
deck-name = デッキの名前
deck-name-none = 名前のないデッキ
deck-save-saved = 保存済み
deck-save-waiting = まだ保存されていません…
deck-save-saving = 保存しています…
deck-save-failed = 保存できませんでした。まもなくもう一度試します。このページを閉じないでください。
deck-save-now = 今すぐ試す
deck-legality = 使えるデッキか
deck-legal = 使用可
deck-not-legal = まだ使用不可
deck-problems = { $count ->
   *[other] 問題{ $count }件
}
deck-problems-more = { $count ->
   *[other] ほか{ $count }件
}
deck-identity = 所属
deck-identity-any = すべての所属
deck-identity-none = まだ選んでいません
deck-side = サイド
deck-side-any = 両サイド
deck-kind-any = すべての種類
deck-search = セット名かカード名（どの言語でも）、テキストの語句
deck-only-taken = デッキ内のみ
deck-found = { $count ->
   *[other] { $count }組
}
deck-none-found = 当てはまるセットがありません。語句を減らすか、条件を消してください。
deck-number = No.{ $code }
deck-cards-of = 「{ $name }」のカード
deck-copies = { $qty }組、最大{ $most }組
deck-more = 1つ増やす：{ $name }
deck-less = 1つ減らす：{ $name }
deck-now = { $name }：デッキに{ $qty }組
deck-most = { $most }組まで
deck-own-only = { $name }の所属限定
deck-why-side = 反対のサイドのもの
deck-why-gone = ここでは不明
deck-holds = デッキの中身
deck-holds-none = まだ何もありません。所属を選び、「＋」でセットを加えてください。
deck-parts = { $count ->
   *[other] { $count }組
}
deck-unknown-part = 不明：{ $code }
deck-tab-parts = セット
deck-tab-deck = デッキ
deck-tab-stats = 統計
deck-tab-draw = 試し引き
deck-tab-share = 共有とメモ
deck-stats-none = デッキに何か入ると、ここに統計が出ます。
deck-draw = 初期手札を引く
deck-draw-again = シャッフルし直してもう一度
deck-draw-next = 次のカードを引く
deck-draw-left = { $count ->
   *[other] 残り{ $count }枚
}
deck-draw-note = 対局の始めと同じようにデッキをシャッフルし、何が来るかを見せます。記録は残りません。
deck-draw-empty = デッキが空なので、引くカードがありません。
deck-drawn = 引いたカード：{ $name }
deck-goals = 上にある目標
deck-hand = 手札
deck-next = その後に引いたカード
deck-code = 共有コード
deck-code-note = 所属とセットを表します。同じデッキなら同じコードです。「読み込む」に貼り付けるか、リンクを送ってください。
deck-code-none = デッキの中身がすべてここで認識できると、コードが出ます。
deck-copy-code = コードをコピー
deck-export = 書き出し
deck-copy = コピー
deck-file = ファイル
deck-copy-by-hand = ブラウザーがコピーを許可していません。文字を選んで自分でコピーしてください。
deck-form-o8d = OCTGN（.o8d）
deck-form-o8d-note = OCTGNとそのファイルを読むソフト用
deck-form-text = テキスト
deck-form-text-note = 読むため、掲示板やチャット用
deck-form-json = JSON
deck-form-json-note = プログラム用、名前とメモ付き
deck-form-code = 共有コード
deck-notes = メモ
deck-notes-hint = 何のためのデッキか、何を残すか、次に何を試すか
deck-paste = デッキを貼り付ける
deck-paste-note = OCTGNファイル（.o8d）、テキストの一覧（「2x 名前」か「名前 x2」）、このサイトのJSON、共有コード。64 KBまで。
deck-from-file = またはファイルを選ぶ
deck-read-do = 読み取る
deck-read = 読み取った内容
deck-read-form = 形式：{ $form }。
deck-read-open = { $count ->
   *[other] あと{ $count }行があなたの選択を待っています。このままではデッキに入りません。
}
deck-read-other = 別のものを読む
deck-take = 取り込む
deck-means = この行の意味
deck-choose = 選んでください…
deck-leave-out = この行を入れない
deck-how-taken = 採用
deck-how-taken-note = これらの行は一覧に入りました。
deck-how-aside = 対象外
deck-how-aside-note = 見出し、注記、一覧の枠にすぎない行です。
deck-how-unclear = 選択が必要
deck-how-unclear-note = いくつかの意味に取れる行です。どれか選ぶか、入れないことにしてください。
deck-how-unknown = 不明
deck-how-unknown-note = 当てはまるものがなく、何も入れていません。つづりを確かめるか、後で自分で加えてください。
deck-how-odd = 不一致
deck-how-odd-note = 意味はわかりますが、ほかと合いません。多すぎるか、足りないか、一覧のどのセットにも含まれていません。
deck-usual = 標準のデッキ
deck-usual-side = 標準のデッキ：{ $side }
deck-group-own = あなたのデッキ・{ $side }
deck-group-starter = 用意されたデッキ・{ $side }
deck-secret = どのデッキを選んだかは、対局が始まるまでほかの人には見えません。
deck-bring = 「{ $name }」を使う
deck-brought = 「{ $name }」を使います。ほかの人には見えません。
deck-side-all = すべての陣営
deck-color = 色
deck-color-any = すべての色
deck-search-cards = カード名（どの言語でも）、テキストの語句
deck-no-card-found = 当てはまるカードがありません。語句を減らすか、絞り込みを解除してください。
deck-now-cards = { $name }：デッキに{ $qty }枚
deck-now-dice = { $name }：{ $qty ->
    [0] チームにいません
   *[other] ダイス{ $qty }個
}
deck-copies-some = デッキに{ $qty }枚
deck-most-cards = { $most }枚まで
deck-dice-of = { $name }のダイス
deck-dice-none = チームから外す：{ $name }
deck-dice = ダイス{ $dice }個
deck-dice-elite = ダイス{ $dice }個：精鋭
deck-under = プロットの下
deck-under-of = プロットの下に1枚：{ $name }
deck-now-under = { $name }：1枚がプロットの下にあります。
deck-now-not-under = { $name }：プロットの下にはありません。
deck-holds-no-card = まだ何もありません。まずチームのキャラクターを選び、次に戦場とカードを選んでください。
deck-tab-cards = カード
deck-draw-roll = 手札を引いてダイスを振る
deck-draw-roll-note = 対戦の開始時と同じようにデッキをシャッフルし、最初の手札を引き、チームのダイスを振ります。記録は残りません。
deck-rolls = チームのダイス
deck-code-cards = チームとカードを表します。同じデッキは同じコードになります。「読み込み」に貼り付けるか、リンクを送ってください。
deck-form-swdb = swdestinydbのJSON
deck-form-swdb-note = コミュニティのデータベースのデッキを読むプログラム用
deck-paste-cards = swdestinydbのデッキ（JSON、または「2x 名前, 副題 (セット #11)」のテキスト。キャラクターの数字はダイスの数）、名前の一覧、このサイトのJSON、共有コード。64 KBまで。
fail-bad_deck = このデッキはここでは使えません。デッキを組むページで開くと、足りないものがわかります。
fail-same_side = 両方のデッキが同じサイドになります。反対のサイドのデッキを選んでください。
fail-too_many_decks = デッキの数がいっぱいです。いらないものを削除してください。
fail-deck_too_big = デッキの一覧としては大きすぎます。一覧だけを64 KBまでで貼り付けてください。

## Dice

acts = アクション
die-was = 前は{ $side }
die-sides = ダイスの面
pool-dice = ダイス{ $count }個
pool-total = 合計
pool-empty = ダイスはありません
dice-on-card = カードの上のダイス{ $count }個
damage-taken = ダメージ{ $count }
damage-blocked = ブロック{ $count }
damage-defeats = 撃破
damage-over = 余り{ $count }
volley = 一緒に解決するダイス
volley-sum = ダイス{ $count }個、{ $what }：{ $total }
volley-cost = コスト{ $cost }
volley-fire = 解決（{ $count }）
turning = ダイスの向きを変える：{ $die }
portions-send = 決定
rolls = ダイスの統計
rolls-note = 各面が出た回数です。縦の線は期待される平均を示します。
rolls-none = まだ誰も振っていません。
rolls-count = { $count }回
rolls-side = 面
rolls-rolled = 出た回数
rolls-expected = 期待値
rolls-mean = 期待{ $n }
keys-acts-key = それぞれの文字
keys-acts = アクションの種類（あるゲームのみ）。その文字の通常の意味はShiftと一緒に、取り消しはBackspaceで
